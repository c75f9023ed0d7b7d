import { uploadFile } from '../../../../platform/api/index.ts';
import '@mantine/core/styles/Radio.css';
import { AppError, limits } from '@doselore/contract';
import { addDocumentVersion, documentLimits, type VersionKind } from '@doselore/contract/documents';
import { Button, Radio, Stack, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { describeError, showBanner } from '../../../../platform/banner/index.ts';
import { UnsavedGuard } from '../../../../ui/form/index.ts';
import { formatBytes } from '../../../../ui/formats/index.ts';
import { FilePicker, UploadProgress } from '../../../../ui/upload/index.ts';
import { type DocumentRef, refreshDocuments } from '../documents.queries.ts';
import c from './versions.module.css';

const accept = '.pdf,.txt,.csv,.png,.jpg,.jpeg,.webp,.docx,.xlsx,.pptx';

/** Returns what went wrong and what to do. A refused file has to be another one, any other failure can be repeated. */
function problemOf(error: unknown): string {
  const isRefused = error instanceof AppError && ['validation_failed', 'payload_too_large'].includes(error.code);
  return isRefused ? describeError(error) : `${describeError(error)} The file is still selected: choose Upload again.`;
}

type Props = { target: DocumentRef; isFirst: boolean; asksReaders: boolean };

/** Adds a file to a document. Later files say what has changed, and whether readers read it again. */
export function UploadVersion({ target, isFirst, asksReaders }: Props) {
  const client = useQueryClient();
  const [file, setFile] = useState<File>();
  const [note, setNote] = useState('');
  const [kind, setKind] = useState<VersionKind>('substantial');
  const [problem, setProblem] = useState<string>();
  const [share, setShare] = useState(0);
  const upload = useMutation({
    mutationFn: (chosen: File) =>
      uploadFile(addDocumentVersion, {
        ...target,
        query: { changeNote: note.trim(), kind: isFirst ? 'substantial' : kind },
        file: chosen,
        onProgress: setShare,
      }),
    meta: { quiet: true },
    onMutate: () => {
      setProblem(undefined);
      setShare(0);
    },
    onError: (error) => setProblem(problemOf(error)),
    onSuccess: async ({ version }) => {
      setFile(undefined);
      setNote('');
      showBanner({ message: `Version ${version} added`, type: 'success' });
      await refreshDocuments(client);
    },
  });
  return (
    <div className={c.upload}>
      <FilePicker
        label={isFirst ? 'Add the file' : 'Add a new version'}
        hint={`PDF, text, CSV, picture, Word, Excel or PowerPoint without macros, at most ${formatBytes(limits.documentBytes)}.`}
        accept={accept}
        file={file}
        {...(problem !== undefined && { error: problem })}
        onChange={(chosen) => {
          setFile(chosen);
          setProblem(
            chosen !== undefined && chosen.size > limits.documentBytes
              ? `Choose a file of at most ${formatBytes(limits.documentBytes)}`
              : undefined,
          );
        }}
      />
      {file !== undefined && !isFirst && (
        <>
          <TextInput
            label="What has changed (optional)"
            maxLength={documentLimits.note}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
          {asksReaders && (
            <Radio.Group label="Kind of change" value={kind} onChange={(value) => setKind(value as VersionKind)}>
              <Stack gap="xs" mt="xs" data-plain-label>
                <Radio value="substantial" label="Substantial" description="Readers are asked to read it again" />
                <Radio value="minor" label="Minor" description="Readers are not asked again" />
              </Stack>
            </Radio.Group>
          )}
        </>
      )}
      {upload.isPending && file !== undefined && <UploadProgress fileName={file.name} share={share} />}
      {file !== undefined && file.size <= limits.documentBytes && (
        <div>
          <Button loading={upload.isPending} onClick={() => upload.mutate(file)}>
            Upload
          </Button>
        </div>
      )}
      <UnsavedGuard when={file !== undefined} />
    </div>
  );
}
