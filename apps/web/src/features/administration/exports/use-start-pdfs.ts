import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useArea } from '../../../platform/area/index.ts';
import { showBanner } from '../../../platform/banner/index.ts';
import { type FilesPlace, type PdfsBody, refreshExports, startPdfs } from './exports.queries.ts';

/**
 * Starts a file with certificates as PDFs. A command that is sent again after a network failure starts only one file.
 */
export function useStartPdfs(place: FilesPlace) {
  const { level } = useArea();
  const client = useQueryClient();
  const last = useRef({ choice: '', key: '' });
  return useMutation({
    mutationFn: (choice: Omit<PdfsBody, 'idempotencyKey'>) => {
      const text = JSON.stringify(choice);
      if (last.current.choice !== text) last.current = { choice: text, key: crypto.randomUUID() };
      return startPdfs(level, place, { ...choice, idempotencyKey: last.current.key });
    },
    onSuccess: () => {
      last.current = { choice: '', key: '' };
      showBanner({ message: 'The file is being created. You can leave this page', type: 'success' });
      return refreshExports(client);
    },
  });
}
