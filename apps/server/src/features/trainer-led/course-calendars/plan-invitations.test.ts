import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type KnownEvent, type PlannedEvent, planInvitations } from './plan-invitations.ts';

const event = (uid: string, hour: number, sequence: number) => ({
  ...{ uid, sequence, start: new Date(Date.UTC(2027, 1, 1, hour)), end: new Date(Date.UTC(2027, 1, 1, hour + 1)) },
  ...{ title: 'BLS', place: '', description: '', url: 'https://learn.example.org', isCancelled: false },
});
const plannedEvents = (email: string, ...events: ReturnType<typeof event>[]): PlannedEvent[] =>
  events.map((one) => ({ person: { user_id: 1, email }, event: one }));

/** Takes what was planned into account, as the table does. */
function after(knownEvents: readonly KnownEvent[], next: readonly KnownEvent[]): KnownEvent[] {
  const isNew = (one: KnownEvent) => !next.some((other) => other.calendar_uid === one.calendar_uid);
  return [...knownEvents.filter(isNew), ...next];
}

test('the days of one person are in one email, which also cancels a removed day', () => {
  const first = planInvitations(plannedEvents('a@x.test', event('one', 9, 0), event('two', 12, 0)), []);
  expect(first.emails.map(({ method, events }) => [method, events.length])).toEqual([['REQUEST', 2]]);
  const second = planInvitations(plannedEvents('a@x.test', event('two', 13, 1)), first.knownEvents);
  expect(second.emails).toHaveLength(1);
  expect(second.emails[0]).toMatchObject({
    ...{ method: 'REQUEST', kind: 'changed' },
    moves: [
      { before: { start: new Date('2027-02-01T09:00:00Z') }, after: null },
      { after: { start: event('two', 13, 1).start } },
    ],
  });
  expect(second.emails[0]?.events.map(({ uid, sequence, isCancelled }) => [uid, sequence, isCancelled])).toEqual([
    ['two', 1, false],
    ['one', 1, true],
  ]);
});

test('a calendar begins at sequence 0 with the announced times, and other times are a change', () => {
  const first = planInvitations(plannedEvents('a@x.test', event('one', 9, 0), event('two', 12, 0)), []);
  const announced = first.knownEvents.map((one): KnownEvent => ({ ...one, state: 'announced', sequence_sent: -1 }));
  const same = planInvitations(plannedEvents('a@x.test', event('one', 9, 0), event('two', 12, 0)), announced);
  expect(same.emails).toMatchObject([{ kind: 'new', moves: [], events: [{ sequence: 0 }, { sequence: 0 }] }]);
  const other = planInvitations(plannedEvents('a@x.test', event('one', 10, 1)), announced);
  expect(other.emails).toMatchObject([{ kind: 'changed', moves: [{}, { after: null }], events: [{ uid: 'one' }] }]);
  expect(planInvitations([], announced).emails).toEqual([]);
});

test('an ended acceptance is an email of its own, once', () => {
  const now = plannedEvents('a@x.test', event('one', 9, 0));
  const knownEvents = planInvitations(now, []).knownEvents.map(
    (one): KnownEvent => ({ ...one, acceptance_ended: true }),
  );
  const said = planInvitations(now, knownEvents);
  expect(said.emails).toMatchObject([{ kind: 'changed', moves: [], acceptanceEnded: true }]);
  expect(planInvitations(now, said.knownEvents).emails).toEqual([]);
});

test('after a change of address the new one gets an invitation, and the old one a cancellation', () => {
  const { knownEvents } = planInvitations(plannedEvents('a@x.test', event('one', 9, 0)), []);
  const { emails } = planInvitations(plannedEvents('b@x.test', event('one', 9, 0)), knownEvents);
  expect(emails.map(({ person, method, events }) => [person.email, method, events[0]?.sequence])).toEqual([
    ['a@x.test', 'CANCEL', 1],
    ['b@x.test', 'REQUEST', 1],
  ]);
});

test('after any changes each address gets one email, no sequence falls, and a second run sends nothing (V12)', () => {
  const step = fc.record({
    address: fc.constantFrom('a@x.test', 'b@x.test'),
    hours: fc.dictionary(fc.constantFrom('one', 'two', 'three'), fc.integer({ min: 8, max: 18 })),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
      let knownEvents: KnownEvent[] = [];
      const sequences = new Map<string, number>();
      for (const [nth, { address, hours }] of steps.entries()) {
        const now = plannedEvents(address, ...Object.entries(hours).map(([uid, hour]) => event(uid, hour, nth % 3)));
        const { emails, knownEvents: next } = planInvitations(now, knownEvents);
        expect(new Set(emails.map(({ person }) => person.email)).size).toBe(emails.length);
        for (const { person, events } of emails)
          for (const { uid, sequence } of events) {
            const key = `${person.email} ${uid}`;
            expect(sequence).toBeGreaterThanOrEqual(sequences.get(key) ?? 0);
            sequences.set(key, sequence);
          }
        knownEvents = after(knownEvents, next);
        expect(planInvitations(now, knownEvents).emails).toEqual([]);
      }
      const ended = planInvitations([], knownEvents);
      const current = knownEvents.filter(({ state }) => state === 'current');
      expect(ended.emails.flatMap(({ events }) => events)).toHaveLength(current.length);
      expect(planInvitations([], after(knownEvents, ended.knownEvents)).emails).toEqual([]);
    }),
  );
});
