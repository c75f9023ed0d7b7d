import { createHash } from 'node:crypto';
import type { CalendarEvent, CalendarMethod } from '../../../platform/calendar/index.ts';

export type Person = { user_id: number; email: string };
/** Event that a person should have. Its sequence is that of the session. */
export type PlannedEvent = { person: Person; event: CalendarEvent };
/** Event that a person knows from the last email. Without a calendar it is `announced`, and its sequence is -1. */
export type KnownEvent = Person & {
  calendar_uid: string;
  sequence_sent: number;
  digest: Buffer;
  state: 'announced' | 'current' | 'cancelled';
  starts_at: Date;
  ends_at: Date;
  title: string;
  /** True while the person has not been notified that their acceptance no longer counts. */
  acceptance_ended: boolean;
};

export type Times = { start: Date; end: Date };
/** Times of a session that a person knew, and its times now. Null for a session that is new or gone. */
export type Move = { before: Times | null; after: Times | null };

/** One email to one address. `moves` names the sessions with other times than the person knew, by their starts. */
export type CalendarEmail = {
  person: Person;
  method: Exclude<CalendarMethod, 'PUBLISH'>;
  kind: 'new' | 'changed' | 'gone';
  moves: Move[];
  acceptanceEnded: boolean;
  events: CalendarEvent[];
};
type Planned = { emails: CalendarEmail[]; knownEvents: KnownEvent[] };

/**
 * Compares the events that people should have with what they know. Plans at most one email for an address, and
 * none for events that say the same. Sequences never fall, and a cancellation counts one up. A person with another address
 * gets a cancellation at the old one.
 */
export function planInvitations(plannedEvents: readonly PlannedEvent[], knownEvents: readonly KnownEvent[]): Planned {
  const byAddress = new Map<string, { person: Person; changes: Change[] }>();
  const add = (person: Person, change: Change) => {
    const key = `${person.user_id} ${person.email}`;
    const entry = byAddress.get(key) ?? { person, changes: [] };
    entry.changes.push(change);
    byAddress.set(key, entry);
  };
  const rows: KnownEvent[] = [];
  const keyOf = (uid: string, { user_id }: Person) => `${user_id} ${uid}`;
  const before = new Map(knownEvents.map((one) => [keyOf(one.calendar_uid, one), one]));
  const knowing = new Set(knownEvents.flatMap(({ state, user_id }) => (state === 'cancelled' ? [] : [user_id])));
  const guests = new Map(plannedEvents.map(({ person }) => [person.user_id, person]));
  const kept = new Set<string>();
  for (const { person, event } of plannedEvents) {
    kept.add(keyOf(event.uid, person));
    const last = before.get(keyOf(event.uid, person));
    const digest = digestOf(event);
    const isSameAddress = last?.email === person.email;
    const hasEvent = last?.state === 'current' && isSameAddress;
    const acceptanceEnded = last?.acceptance_ended ?? false;
    if (hasEvent && last.digest.equals(digest) && !acceptanceEnded) continue;
    if (last?.state === 'current' && !isSameAddress)
      add({ ...person, email: last.email }, { kind: 'gone', event: cancelled(last) });
    const least = last === undefined ? 0 : last.sequence_sent + (hasEvent ? 0 : 1);
    const sequence = Math.max(event.sequence, least);
    const move = moveOf(last, event, { knows: knowing.has(person.user_id) });
    const kind = hasEvent || move !== undefined || acceptanceEnded ? 'changed' : 'new';
    add(person, { kind, event: { ...event, sequence }, move, acceptanceEnded });
    const { start: starts_at, end: ends_at, title } = event;
    rows.push({
      ...{ ...person, calendar_uid: event.uid, sequence_sent: sequence, digest, state: 'current' },
      ...{ starts_at, ends_at, title, acceptance_ended: false },
    });
  }
  for (const last of knownEvents) {
    if (last.state === 'cancelled' || kept.has(keyOf(last.calendar_uid, last))) continue;
    const guest = guests.get(last.user_id);
    const move = { before: timesOf(last), after: null };
    if (last.state === 'announced') {
      // No calendar has the event. Somebody who is no longer a guest knows from another email.
      if (guest !== undefined) add(guest, { kind: 'changed', move });
      rows.push({ ...last, state: 'cancelled' });
      continue;
    }
    const event = cancelled(last);
    add({ user_id: last.user_id, email: last.email }, { kind: 'gone', event, move });
    rows.push({ ...last, sequence_sent: event.sequence, state: 'cancelled' });
  }
  return { emails: [...byAddress.values()].map(emailOf), knownEvents: rows };
}

type Change = {
  kind: CalendarEmail['kind'];
  event?: CalendarEvent;
  move?: Move | undefined;
  acceptanceEnded?: boolean;
};

/** Days that are gone are cancelled events of a request, when the same email also has days that stay. */
function emailOf({ person, changes }: { person: Person; changes: Change[] }): CalendarEmail {
  const kinds = new Set(changes.map(({ kind }) => kind));
  const isGone = kinds.size === 1 && kinds.has('gone');
  const startOf = ({ before, after }: Move) => (before ?? after)?.start.getTime() ?? 0;
  return {
    person,
    method: isGone ? 'CANCEL' : 'REQUEST',
    kind: kinds.size === 1 ? ([...kinds][0] ?? 'changed') : 'changed',
    moves: changes.flatMap(({ move }) => move ?? []).sort((one, other) => startOf(one) - startOf(other)),
    acceptanceEnded: changes.some(({ acceptanceEnded }) => acceptanceEnded === true),
    events: changes.flatMap(({ event }) => event ?? []),
  };
}

function cancelled(last: KnownEvent): CalendarEvent {
  return {
    ...{ uid: last.calendar_uid, sequence: last.sequence_sent + 1, start: last.starts_at, end: last.ends_at },
    ...{ title: last.title, place: '', description: '', url: '', isCancelled: true },
  };
}

const timesOf = ({ starts_at: start, ends_at: end }: KnownEvent): Times => ({ start, end });

/** Returns how a session differs from the times that a person knew. `knows`: the person knew any times of the course. */
function moveOf(last: KnownEvent | undefined, { start, end }: Times, { knows }: { knows: boolean }): Move | undefined {
  if (last === undefined || last.state === 'cancelled')
    return knows ? { before: null, after: { start, end } } : undefined;
  const before = timesOf(last);
  const isSame = before.start.getTime() === start.getTime() && before.end.getTime() === end.getTime();
  return isSame ? undefined : { before, after: { start, end } };
}

function digestOf({ start, end, title, place, description, url }: CalendarEvent): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([start, end, title, place, description, url]))
    .digest();
}
