import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { refreshQueries } from '../../../platform/query-client/index.ts';
import { sendPackage, type UploadTarget } from './packages.queries.ts';

const isCancelled = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** Uploads one file at a time, with its progress and a function that cancels it. Leaving the page cancels it too. */
export function usePackageUpload(target: UploadTarget) {
  const client = useQueryClient();
  const [share, setShare] = useState(0);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const upload = useMutation({
    mutationFn: (file: File) => {
      const controller = new AbortController();
      running.current = controller;
      setShare(0);
      return sendPackage(target, { file, signal: controller.signal, onProgress: setShare });
    },
    meta: { quiet: true },
    onSuccess: async () => {
      await refreshQueries(client, 'courses');
      await refreshQueries(client, 'my-learning');
    },
    onSettled: () => {
      running.current = undefined;
    },
  });
  return {
    share,
    sending: upload.isPending,
    uploaded: upload.data,
    refusal: isCancelled(upload.error) ? undefined : (upload.error ?? undefined),
    cancelled: isCancelled(upload.error),
    start: (file: File) => upload.mutate(file),
    cancel: () => running.current?.abort(),
    reset: upload.reset,
  };
}
