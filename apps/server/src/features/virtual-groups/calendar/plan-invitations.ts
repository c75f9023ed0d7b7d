import { createHash } from 'node:crypto';
import type { CalendarEvent, CalendarMethod } from '../../../platform/calendar/index.ts';

export type Person = { user_id: number; email: string };
/** Event that a person should have. Its sequence is that of the session. */
export type Wanted = { person: Person; event: CalendarEvent };
/** What the calendar of a person was told last. */
export type Told = Person & {
  calendar_uid: string;
  sequence_sent: number;
  digest: Buffer;
  state: 'current' | 'cancelled';
  starts_at: Date;
  ends_at: Date;
  title: string;
};

/** One email to one address. `hasNewDate` tells whether an event that was sent before has another start or end. */
export type CalendarEmail = {
  person: Person;
  method: Exclude<CalendarMethod, 'PUBLISH'>;
  kind: 'new' | 'changed' | 'gone';
  hasNewDate: boolean;
  events: CalendarEvent[];
};
type Planned = { emails: CalendarEmail[]; told: Told[] };

/**
 * Compares the events that people should have with what they were told. Plans at most one email for an address, and
 * none for events that say the same. Sequences never fall, and a cancellation counts one up. A person with another address
 * gets a cancellation at the old one.
 */
export function planInvitations(wanted: readonly Wanted[], told: readonly Told[]): Planned {
  const byAddress = new Map<string, { person: Person; changes: Change[] }>();
  const add = (person: Person, change: Change) => {
    const key = `${person.user_id} ${person.email}`;
    const entry = byAddress.get(key) ?? { person, changes: [] };
    entry.changes.push(change);
    byAddress.set(key, entry);
  };
  const rows: Told[] = [];
  const keyOf = (uid: string, { user_id }: Person) => `${user_id} ${uid}`;
  const before = new Map(told.map((one) => [keyOf(one.calendar_uid, one), one]));
  const kept = new Set<string>();
  for (const { person, event } of wanted) {
    kept.add(keyOf(event.uid, person));
    const last = before.get(keyOf(event.uid, person));
    const digest = digestOf(event);
    const isCurrent = last?.state === 'current';
    const isSameAddress = last?.email === person.email;
    if (isCurrent && isSameAddress && last.digest.equals(digest)) continue;
    if (isCurrent && !isSameAddress) add({ ...person, email: last.email }, { kind: 'gone', event: cancelled(last) });
    const least = last === undefined ? 0 : last.sequence_sent + (isCurrent && isSameAddress ? 0 : 1);
    const sequence = Math.max(event.sequence, least);
    const kind = isCurrent && isSameAddress ? 'changed' : 'new';
    add(person, { kind, event: { ...event, sequence }, hasNewDate: kind === 'changed' && hasMoved(last, event) });
    const { start: starts_at, end: ends_at, title } = event;
    rows.push({
      ...person,
      calendar_uid: event.uid,
      sequence_sent: sequence,
      digest,
      state: 'current',
      starts_at,
      ends_at,
      title,
    });
  }
  for (const last of told) {
    if (last.state === 'cancelled' || kept.has(keyOf(last.calendar_uid, last))) continue;
    const event = cancelled(last);
    add({ user_id: last.user_id, email: last.email }, { kind: 'gone', event });
    rows.push({ ...last, sequence_sent: event.sequence, state: 'cancelled' });
  }
  return { emails: [...byAddress.values()].map(emailOf), told: rows };
}

type Change = { kind: CalendarEmail['kind']; event: CalendarEvent; hasNewDate?: boolean };

/** Days that are gone are cancelled events of a request, when the same email also has days that stay. */
function emailOf({ person, changes }: { person: Person; changes: Change[] }): CalendarEmail {
  const kinds = new Set(changes.map(({ kind }) => kind));
  const isGone = kinds.size === 1 && kinds.has('gone');
  return {
    person,
    method: isGone ? 'CANCEL' : 'REQUEST',
    kind: kinds.size === 1 ? ([...kinds][0] ?? 'changed') : 'changed',
    hasNewDate: changes.some(({ hasNewDate }) => hasNewDate === true),
    events: changes.map(({ event }) => event),
  };
}

function cancelled(last: Told): CalendarEvent {
  return {
    ...{ uid: last.calendar_uid, sequence: last.sequence_sent + 1, start: last.starts_at, end: last.ends_at },
    ...{ title: last.title, place: '', description: '', url: '', isCancelled: true },
  };
}

const hasMoved = (last: Told | undefined, { start, end }: CalendarEvent) =>
  last !== undefined && (last.starts_at.getTime() !== start.getTime() || last.ends_at.getTime() !== end.getTime());

function digestOf({ start, end, title, place, description, url }: CalendarEvent): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([start, end, title, place, description, url]))
    .digest();
}
