import { plural } from '@doselore/contract';
import type { VirtualGroupDetail } from '@doselore/contract/virtual-groups';
import { Button, CopyButton, Textarea } from '@mantine/core';
import { formatLongDay, formatTime } from '../../../ui/formats/index.ts';
import { Card } from '../../../ui/layout/index.ts';
import type { OfflineMark } from '../offline-marks/offline-marks.store.ts';
import { attendanceWords } from '../virtual-group-tags.ts';
import c from './register.module.css';
import { sessionName } from './session-choice.tsx';

/** Returns the marks as text for a site admin: one line for each. */
function textOf(detail: VirtualGroupDetail, marks: readonly OfflineMark[]): string {
  const lines = marks.map(({ userId, sessionId, attendance, made_at: at }) => {
    const name = detail.delegate_rows.find(({ user }) => user.id === userId)?.user.name ?? `Person ${userId}`;
    const mark = attendance === null ? 'Not marked' : attendanceWords[attendance];
    return `${name}: ${mark} (${sessionName(detail, sessionId)}, marked ${formatLongDay(at)}, ${formatTime(at)})`;
  });
  return [`${detail.title}, course ${detail.id}`, ...lines].join('\n');
}

type Props = {
  detail: VirtualGroupDetail;
  marks: readonly OfflineMark[];
  onRemove: (marks: readonly OfflineMark[]) => void;
};

/** Marks on this device that the server refused, as text to send to a site admin. */
export function RefusedMarks({ detail, marks, onRemove }: Props) {
  if (marks.length === 0) return null;
  const text = textOf(detail, marks);
  const [count, noun] = [marks.length, plural(marks.length, 'mark', 'marks')];
  return (
    <Card title={`${count} ${noun} of this device could not be stored`}>
      <p className={c.note}>{marks[0]?.refused} Send this text to a site admin, then remove it here.</p>
      <Textarea label="Marks that are not stored" value={text} readOnly rows={Math.min(12, count + 1)} />
      <div className={c.buttons}>
        <CopyButton value={text}>
          {({ copied, copy }) => (
            <Button variant="default" onClick={copy}>
              {copied ? 'Copied' : 'Copy text'}
            </Button>
          )}
        </CopyButton>
        <Button variant="default" onClick={() => onRemove(marks)}>
          {`Remove ${count === 1 ? 'this mark' : 'these marks'}`}
        </Button>
      </div>
    </Card>
  );
}
