import { isVirtual, webAddresses } from '@doselore/contract';
import { fullUid, writeCalendar } from '../../../../platform/calendar/index.ts';
import type { SessionCard } from '../sessions.repository.ts';

/** Session of a course as its calendar file has it. Times are wall clock. */
export type CalendarSession = {
  calendar_uid: string;
  calendar_sequence: number;
  training_start: Date;
  training_end: Date;
  place: string | null;
};

type Writing = { at: Date; site: string; sessions: readonly CalendarSession[] };

/** Writes the sessions of a course as an iCalendar file. Converts the stored wall clock to a time in London. */
export function writeSessionCalendar(card: SessionCard, { at, site, sessions }: Writing): Buffer {
  const page = `${site}${webAddresses.trainerLedCourse(card.id, card.group_id)}`;
  return writeCalendar({
    method: 'PUBLISH',
    at,
    events: sessions.map((session) => ({
      uid: fullUid(session.calendar_uid, site),
      sequence: session.calendar_sequence,
      start: session.training_start,
      end: session.training_end,
      title: card.title,
      place: isVirtual(card.deliverable_id) ? 'Online' : (session.place ?? ''),
      description: describe(card, page),
      url: page,
      isCancelled: false,
    })),
  });
}

function describe({ deliverable_id, group_name, session }: SessionCard, page: string): string {
  const joining = isVirtual(deliverable_id) ? 'The joining link appears there 30 minutes before the start.' : null;
  return [
    session.trainer === null ? null : `With ${session.trainer}.`,
    `Given by ${group_name}.`,
    session.what_to_bring === null ? null : `What to bring: ${session.what_to_bring}`,
    `Details: ${page}`,
    joining,
  ]
    .filter((line) => line !== null)
    .join('\n');
}
