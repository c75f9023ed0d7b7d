import { assessmentStateWords } from '@doselore/contract/course-assessments';
import type { VirtualGroupDetail } from '@doselore/contract/virtual-groups';
import { Button, CopyButton, Textarea } from '@mantine/core';
import { formatLongDay, formatTime } from '../../../../ui/formats/index.ts';
import { Card } from '../../../../ui/layout/index.ts';
import { attendanceWords } from '../../virtual-groups/index.ts';
import { entriesText } from '../offline-marks/entry-words.ts';
import { isMark, isWalkIn, type OfflineEntry } from '../offline-marks/offline-entry.ts';
import { dropEntries } from '../offline-marks/offline-marks.ts';
import { useOfflineEntriesOf } from '../offline-marks/use-offline-marks.ts';
import c from './register.module.css';
import { sessionName } from './session-choice.tsx';

function lineOf(detail: VirtualGroupDetail, entry: OfflineEntry): string {
  const { made_at: at } = entry;
  const made = `${formatLongDay(at)}, ${formatTime(at)}`;
  if (isWalkIn(entry)) {
    const { email, first_name, last_name } = entry.person;
    const person = [first_name, last_name, email].filter(Boolean).join(' ');
    return `${person}: came without an invitation (${sessionName(detail, entry.sessionId)}, entered ${made})`;
  }
  const { userId } = entry;
  const name = detail.delegate_rows.find(({ user }) => user.id === userId)?.user.name ?? `Person ${userId}`;
  if (!isMark(entry)) {
    const score = 'score' in entry.by && entry.by.score !== null ? `, ${entry.by.score} per cent` : '';
    return `${name}: ${assessmentStateWords[entry.result]}${score} (assessed ${made})`;
  }
  const { attendance, sessionId } = entry;
  const mark = attendance === null ? 'Not marked' : attendanceWords[attendance];
  return `${name}: ${mark} (${sessionName(detail, sessionId)}, marked ${made})`;
}

/** Returns the entries as text for a site admin: one line for each. */
const textOf = (detail: VirtualGroupDetail, entries: readonly OfflineEntry[]) =>
  [`${detail.title}, course ${detail.id}`, ...entries.map((entry) => lineOf(detail, entry))].join('\n');

/** Marks and assessments on this device that the server refused, as text to send to a site admin. */
export function RefusedEntries({ detail }: { detail: VirtualGroupDetail }) {
  const { marks, assessments, walkIns } = useOfflineEntriesOf(detail.id);
  const entries = [...walkIns, ...marks, ...assessments].filter(({ refused }) => refused !== undefined);
  if (entries.length === 0) return null;
  const text = textOf(detail, entries);
  const what = entries.length === 1 ? 'this' : 'these';
  return (
    <Card title={`${entriesText(entries)} of this device could not be stored`}>
      <p className={c.note}>{entries[0]?.refused} Send this text to a site admin, then remove it here.</p>
      <Textarea
        label={entries.some((entry) => !isMark(entry)) ? 'Entries that are not stored' : 'Marks that are not stored'}
        value={text}
        readOnly
        rows={Math.min(12, entries.length + 1)}
      />
      <div className={c.buttons}>
        <CopyButton value={text}>
          {({ copied, copy }) => (
            <Button variant="default" onClick={copy}>
              {copied ? 'Copied' : 'Copy text'}
            </Button>
          )}
        </CopyButton>
        <Button variant="default" onClick={() => void dropEntries(entries)}>
          {entries.every(isMark) ? `Remove ${what} ${entries.length === 1 ? 'mark' : 'marks'}` : 'Remove all'}
        </Button>
      </div>
    </Card>
  );
}
