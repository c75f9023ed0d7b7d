import type { VirtualGroupDetail } from '@doselore/contract/virtual-groups';
import { NativeSelect } from '@mantine/core';
import { formatLongDay, formatTimeRange } from '../../../../ui/formats/index.ts';
import type { SessionRegister } from '../use-chosen-session.ts';
import c from './register.module.css';

/** Name of a session: its number among the sessions of the course, its day and its times. */
export function sessionName(detail: VirtualGroupDetail, sessionId: number): string {
  const name = numberedSession(detail, sessionId);
  return name === undefined ? 'A session that is gone' : `Session ${name}`;
}

function numberedSession({ registers }: VirtualGroupDetail, sessionId: number): string | undefined {
  const nth = registers.findIndex(({ session_id }) => session_id === sessionId);
  const session = registers[nth];
  if (session === undefined) return undefined;
  const { training_start: start, training_end: end } = session;
  return `${nth + 1}: ${formatLongDay(start)}, ${formatTimeRange(start, end)}`;
}

type Props = { detail: VirtualGroupDetail; session: SessionRegister | undefined; onChoose: (id: string) => void };

/** Chooses the session of a course with several. */
export function SessionChoice({ detail, session, onChoose }: Props) {
  if (detail.registers.length < 2) return null;
  return (
    <NativeSelect
      className={c.choice}
      size="sm"
      aria-label="Session"
      value={String(session?.session_id ?? '')}
      data={detail.registers.map(({ session_id: id }) => ({
        value: String(id),
        label: sessionName(detail, id),
      }))}
      onChange={(event) => onChoose(event.currentTarget.value)}
    />
  );
}
