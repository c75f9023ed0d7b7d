import { formatLongDay } from '../../../platform/clock/index.ts';
import { safeFileName } from '../../../platform/files/index.ts';
import type { SheetData } from './pdf/sheet-data.ts';
import type { LineData, SessionData } from './sheets.repository.ts';

const timeOf = (at: Date) => at.toISOString().slice(11, 16);

/** Day and times of a session, with its number where the course has several. */
function whenOf(sessions: readonly SessionData[], session: SessionData): string {
  const { training_start: start, training_end: end } = session;
  const number = sessions.length > 1 ? ` (session ${sessions.indexOf(session) + 1} of ${sessions.length})` : '';
  return `${formatLongDay(start)}, ${timeOf(start)} - ${timeOf(end)}${number}`;
}

type Target = { sessions: readonly SessionData[]; session: SessionData; lines: readonly LineData[]; createdAt: Date };

export function presentSheet({ sessions, session, lines, createdAt }: Target): SheetData {
  return {
    title: session.title,
    organisation: session.organisation,
    facts: [
      { label: 'Date and time', value: whenOf(sessions, session) },
      { label: 'Place', value: session.place ?? (session.is_online ? 'Online' : 'Not set') },
      { label: 'Trainer', value: session.trainer ?? 'Not set' },
    ],
    lines: lines.map(({ name, services, job_role }) => ({ name, services: services.join(', '), job: job_role ?? '' })),
    createdAt,
  };
}

/** Name of the file: "Sign-in sheet Basic life support 2026-09-01.pdf". */
export function presentSheetName({ title, training_start: start }: SessionData): string {
  return `${safeFileName(`Sign-in sheet ${title}`, 'Sign-in sheet')} ${start.toISOString().slice(0, 10)}.pdf`;
}
