import { webAddresses } from '@doselore/contract';
import type { SessionCard } from '../sessions.repository.ts';
import { escapeText, joinLines, stampOf } from './calendar-lines.ts';

/** Time zone rules of the United Kingdom since 1996: both changes fall at 01:00 UTC on a last Sunday. */
const london = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/London',
  'BEGIN:DAYLIGHT',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0100',
  'TZNAME:BST',
  'DTSTART:19960331T010000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0000',
  'TZNAME:GMT',
  'DTSTART:19961027T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** Writes one session as an iCalendar file. Converts the stored wall clock to a time in London (domain page 2.0). */
export function writeSessionCalendar(card: SessionCard, { at, site }: { at: Date; site: string }): Buffer {
  const { session } = card;
  const page = `${site}${webAddresses.trainerLedCourse(card.id, card.group_id)}`;
  return joinLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Doselore//Sessions//EN',
    'CALSCALE:GREGORIAN',
    ...london,
    'BEGIN:VEVENT',
    `UID:session-${card.id}@${new URL(site).hostname}`,
    `DTSTAMP:${stampOf(at)}Z`,
    `DTSTART;TZID=Europe/London:${stampOf(new Date(session.training_start))}`,
    `DTEND;TZID=Europe/London:${stampOf(new Date(session.training_end))}`,
    `SUMMARY:${escapeText(card.title)}`,
    `LOCATION:${escapeText(placeOf(card))}`,
    `DESCRIPTION:${escapeText(describe(card, page))}`,
    `URL:${page}`,
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
}

function placeOf({ deliverable_id, session }: SessionCard): string {
  return deliverable_id === 3 ? 'Online' : (session.place ?? '');
}

function describe({ deliverable_id, group_name, session }: SessionCard, page: string): string {
  const joining = deliverable_id === 3 ? 'The joining link appears there 30 minutes before the start.' : null;
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
