import { callEndpoint, downloadFile } from '../../../../platform/api/index.ts';
import '@mantine/core/styles/Progress.css';
import {
  cancelExport,
  certificatesText,
  type ExportRow,
  type ExportState,
  exportProblemTexts,
  exportStateTexts,
  getExportFile,
  isUnderWay,
  notAddedText,
} from '@doselore/contract/exports';
import { Button, Progress } from '@mantine/core';
import { IconDownload, IconX } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Hue } from '../../../../theme/tokens.ts';
import { Tag } from '../../../../ui/course/index.ts';
import { formatBytes, formatLongDay, formatNumber, formatTime } from '../../../../ui/formats/index.ts';
import c from '../exports.module.css';
import { refreshExports } from '../exports.queries.ts';

const hues: Record<ExportState, Hue> = {
  queued: 'porcelain',
  running: 'amber',
  done: 'leaf',
  failed: 'brick',
  cancelled: 'porcelain',
  deleted: 'porcelain',
};

/** Returns one sentence about the file. */
function wordsOf(file: ExportRow): string {
  const { state, total, done, failed, problem } = file;
  if (file.is_refused) return exportProblemTexts.not_allowed;
  if (problem !== null) return exportProblemTexts[problem];
  if (state === 'done' && file.keep_until !== null) {
    return `${certificatesText(done)}, ${formatBytes(file.bytes ?? 0)}.${notAddedText(failed)} Kept until ${formatLongDay(file.keep_until)}.`;
  }
  if (isUnderWay(state)) return `${formatNumber(done + failed)} of ${certificatesText(total)}`;
  return certificatesText(total);
}

/** One file with its state, and a button to download or cancel it. */
export function FileItem({ file, place }: { file: ExportRow; place?: string }) {
  const { id, state, requested_at: at } = file;
  const client = useQueryClient();
  const started = `${formatLongDay(at)}, ${formatTime(at)}`;
  const onSettled = () => refreshExports(client);
  const download = useMutation({
    mutationFn: () => downloadFile(getExportFile, { params: { exportId: id } }),
    onSettled,
  });
  const cancel = useMutation({ mutationFn: () => callEndpoint(cancelExport, { params: { exportId: id } }), onSettled });
  return (
    <li className={c.file}>
      <div className={c.facts}>
        <span className={c.head}>
          <b>{started}</b>
          <span role="status">
            <Tag hue={hues[state]}>{exportStateTexts[state]}</Tag>
          </span>
        </span>
        {place !== undefined && <span>{place}</span>}
        <span className="muted">{wordsOf(file)}</span>
        {isUnderWay(state) && (
          <Progress.Root size="md" radius="xl">
            <Progress.Section
              value={(100 * (file.done + file.failed)) / file.total}
              aria-label={`Progress of the file from ${started}`}
            />
          </Progress.Root>
        )}
      </div>
      {state === 'done' && !file.is_refused && (
        <Button
          size="sm"
          variant="light"
          loading={download.isPending}
          leftSection={<IconDownload size={17} aria-hidden />}
          aria-label={`Download the file from ${started}`}
          onClick={() => download.mutate()}
        >
          Download
        </Button>
      )}
      {isUnderWay(state) && (
        <Button
          size="sm"
          variant="default"
          loading={cancel.isPending}
          leftSection={<IconX size={17} aria-hidden />}
          aria-label={`Cancel the file from ${started}`}
          onClick={() => cancel.mutate()}
        >
          Cancel
        </Button>
      )}
    </li>
  );
}
