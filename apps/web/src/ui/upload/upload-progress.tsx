import '@mantine/core/styles/Progress.css';
import { Button, Progress } from '@mantine/core';
import c from './upload.module.css';

type Props = {
  fileName: string;
  /** From 0 to 1. */
  share: number;
  onCancel?: () => void;
};

/** Progress of an upload: the share that was sent, then that the server is checking the file. */
export function UploadProgress({ fileName, share, onCancel }: Props) {
  const percent = Math.round(share * 100);
  const sent = share >= 1;
  return (
    <div className={c.progress}>
      <div className={c.facts}>
        <span>{sent ? `Checking ${fileName}` : `Uploading ${fileName}`}</span>
        <span className="tnum">{percent}%</span>
      </div>
      <Progress.Root size="lg" radius="xl">
        <Progress.Section value={percent} aria-label={`Upload of ${fileName}`} animated={sent} striped={sent} />
      </Progress.Root>
      <span role="status" className="visually-hidden">
        {sent ? 'The file has arrived and is being checked' : ''}
      </span>
      {onCancel !== undefined && !sent && (
        <div>
          <Button variant="default" size="sm" onClick={onCancel}>
            Cancel upload
          </Button>
        </div>
      )}
    </div>
  );
}
