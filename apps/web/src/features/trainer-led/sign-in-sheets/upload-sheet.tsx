import { AppError, limits } from '@doselore/contract';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { describeError } from '../../../platform/banner/index.ts';
import { stayOpenOffline } from '../../../platform/interruption/index.ts';
import { UnsavedGuard } from '../../../ui/form/index.ts';
import { formatBytes } from '../../../ui/formats/index.ts';
import { evidenceProblem, FilePicker, UploadProgress } from '../../../ui/upload/index.ts';
import c from './signed-sheets.module.css';

type Props = {
  label: string;
  send: (upload: { file: File; onProgress: (share: number) => void }) => Promise<unknown>;
  onDone: () => Promise<void>;
  onCancel?: () => void;
};

/** Returns what went wrong and what to do. A refused file has to be another one, any other failure can be repeated. */
function problemOf(error: unknown): string {
  const isRefused = error instanceof AppError && ['validation_failed', 'payload_too_large'].includes(error.code);
  return isRefused ? describeError(error) : `${describeError(error)} The file is still selected: choose Upload again.`;
}

/** Chooses a photo or a PDF of a signed sheet and uploads it. A file that could not be sent stays chosen. */
export function UploadSheet({ label, send, onDone, onCancel }: Props) {
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<string>();
  const [share, setShare] = useState(0);
  const upload = useMutation({
    mutationFn: (chosen: File) => send({ file: chosen, onProgress: setShare }),
    meta: { quiet: true },
    onMutate: () => {
      setProblem(undefined);
      setShare(0);
    },
    onError: (error) => setProblem(problemOf(error)),
    onSuccess: async () => {
      setFile(undefined);
      await onDone();
    },
  });
  // Effect: the listener of failed requests lives outside of React, and would leave the page with its chosen file.
  useEffect(() => (file === undefined ? undefined : stayOpenOffline()), [file]);
  return (
    <div className={c.upload}>
      <FilePicker
        label={label}
        hint={`A photo or a PDF, at most ${formatBytes(limits.evidenceBytes)}. Only the trainer, admins of the organisation and site admins see it.`}
        accept="image/*,application/pdf"
        file={file}
        {...(problem !== undefined && { error: problem })}
        onChange={(chosen) => {
          setFile(chosen);
          setProblem(evidenceProblem(chosen));
        }}
      />
      {upload.isPending && file !== undefined && <UploadProgress fileName={file.name} share={share} />}
      <div className={c.buttons}>
        {onCancel !== undefined && (
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
        )}
        {file !== undefined && evidenceProblem(file) === undefined && (
          <Button loading={upload.isPending} onClick={() => upload.mutate(file)}>
            Upload
          </Button>
        )}
      </div>
      <UnsavedGuard when={file !== undefined} />
    </div>
  );
}
