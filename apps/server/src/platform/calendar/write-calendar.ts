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

/** One event of a calendar. Its times have the wall clock of London in their UTC fields: 10:00 in London is 10:00Z here. */
export type CalendarEvent = {
  uid: string;
  sequence: number;
  start: Date;
  end: Date;
  title: string;
  place: string;
  description: string;
  url: string;
  isCancelled: boolean;
};

/** A download has no people; an invitation names the sender and its one addressee. */
export type CalendarMethod = 'REQUEST' | 'CANCEL' | 'PUBLISH';
type People = { organiser: string; attendee: string };
type Calendar = { method: CalendarMethod; at: Date; events: readonly CalendarEvent[]; people?: People };

/** Writes events as one iCalendar file (RFC 5545), with the rules of the time zone. */
export function writeCalendar({ method, at, events, people }: Calendar): Buffer {
  return joinLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Doselore//Sessions//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    ...london,
    ...events.flatMap((event) => eventLines(event, at, people)),
    'END:VCALENDAR',
  ]);
}

function eventLines(event: CalendarEvent, at: Date, people: People | undefined): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(event.uid)}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${stampOf(at)}Z`,
    `LAST-MODIFIED:${stampOf(at)}Z`,
    `DTSTART;TZID=Europe/London:${stampOf(event.start)}`,
    `DTEND;TZID=Europe/London:${stampOf(event.end)}`,
    `SUMMARY:${escapeText(event.title)}`,
    `LOCATION:${escapeText(event.place)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    `URL:${event.url}`,
    `STATUS:${event.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    ...(people === undefined
      ? []
      : [
          `ORGANIZER;CN=Doselore:mailto:${escapeText(people.organiser)}`,
          `ATTENDEE;PARTSTAT=NEEDS-ACTION;RSVP=FALSE:mailto:${escapeText(people.attendee)}`,
        ]),
    'END:VEVENT',
  ];
}

/** Completes a stored UID with the host name of the site, as files had it before UIDs were stored. */
export function fullUid(stored: string, site: string): string {
  return stored.includes('@') ? stored : `${stored}@${new URL(site).hostname}`;
}
