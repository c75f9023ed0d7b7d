import { limits } from '@doselore/contract';
import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { UnsavedGuard } from '../../../ui/form/index.ts';
import { formatBytes } from '../../../ui/formats/index.ts';
import { FilePicker, UploadProgress } from '../../../ui/upload/index.ts';
import type { UploadTarget } from './packages.queries.ts';
import c from './parts/packages.module.css';
import { Refusal, UploadOutcome } from './parts/upload-outcome.tsx';
import { usePackageUpload } from './use-package-upload.ts';

type Props = {
  target: UploadTarget;
  label: string;
  submitLabel: string;
  /** Says what the upload will do. Hidden after the upload. */
  intro?: ReactNode;
  onClose?: () => void;
};

const isZip = (file: File) => /\.zip$/i.test(file.name) || file.type === 'application/zip';

function problemOf(file: File | undefined): string | undefined {
  if (file === undefined) return 'Choose the zip file of the package';
  if (!isZip(file)) return 'Choose a zip file';
  return file.size > limits.packageBytes ? `Choose a file of at most ${formatBytes(limits.packageBytes)}` : undefined;
}

/** Uploads a SCORM 1.2 zip. The server's answer stays on the page until the next upload. */
export function PackageUploader({ target, label, submitLabel, intro, onClose }: Props) {
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<string>();
  const upload = usePackageUpload(target);

  const choose = (chosen: File | undefined) => {
    setFile(chosen);
    setProblem(undefined);
    upload.reset();
  };
  const send = () => {
    const found = problemOf(file);
    setProblem(found);
    if (file !== undefined && found === undefined) upload.start(file);
  };

  if (upload.uploaded !== undefined) {
    const again = () => {
      choose(undefined);
      onClose?.();
    };
    return <UploadOutcome uploaded={upload.uploaded} isNew={target.packageId === undefined} onClose={again} />;
  }
  return (
    <div className={c.uploader}>
      {intro !== undefined && <p>{intro}</p>}
      {upload.refusal !== undefined && file !== undefined && <Refusal error={upload.refusal} fileName={file.name} />}
      {upload.sending && file !== undefined ? (
        <UploadProgress fileName={file.name} share={upload.share} onCancel={upload.cancel} />
      ) : (
        <>
          <FilePicker
            label={label}
            hint="One SCORM 1.2 zip of at most 1 GB, as your authoring tool exports it."
            accept=".zip,application/zip"
            file={file}
            onChange={choose}
            error={problem}
          />
          <p role="status" className={c.cancelled}>
            {upload.cancelled && 'The upload was cancelled. Nothing was changed.'}
          </p>
          <div className={c.buttons}>
            <Button onClick={send}>{submitLabel}</Button>
            {onClose !== undefined && (
              <Button variant="default" onClick={onClose}>
                Cancel
              </Button>
            )}
          </div>
        </>
      )}
      <UnsavedGuard when={upload.sending} />
    </div>
  );
}
