import type { RegisterSaved } from '@doselore/contract/course-register';
import type { VirtualGroupDetail } from '@doselore/contract/virtual-groups';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { virtualGroupQuery } from '../../../../platform/places/index.ts';
import { standInForFetch } from '../../../../test-support/fetch-stand-in.ts';
import type { OfflineMark } from './offline-entry.ts';
import { saveEntries } from './offline-marks.ts';
import { sendAndShow } from './show-sent.ts';

const ownerId = 31;
const query = virtualGroupQuery('virtualGroupAdmin', 7, { groupId: 0 });
const person = (id: number, attendance: 'attended' | 'absent' | null) => ({
  user: { id, name: `Person ${id}` },
  attendance,
  marks: attendance === null ? [] : [{ session_id: 70, attendance }],
});
type Person = ReturnType<typeof person>;
/** A course, in the fields that marks change. */
const course = (...people: Person[]) => ({
  ...{ id: 7, title: 'Basic life support', unmarked: people.filter(({ attendance }) => attendance === null).length },
  delegate_rows: people.map((one) => ({ ...one, response: 'accepted' })),
});
const markOf = (userId: number): OfflineMark => ({
  ...{ ownerId, level: 'virtualGroupAdmin', virtualGroupId: 7, userId, sessionId: 70, attendance: 'attended' },
  ...{ made_at: '2026-11-01T10:05:00.000Z', key: crypto.randomUUID() },
});

let client = new QueryClient();
beforeEach(() => {
  client = new QueryClient();
});

/** Sends a mark of Person 1. The server answers with these people. */
async function send(...people: Person[]) {
  const { delegate_rows: _rows, ...row } = course(...people);
  const saved: RegisterSaved['saved'] = [{ user_id: 1, key: null, kept: 'this' }];
  const requests = standInForFetch(() => ({ body: { saved, course: row, delegates: people } }));
  await saveEntries([markOf(1)]);
  await sendAndShow(client, ownerId);
  return requests;
}
const shown = () => client.getQueryData<VirtualGroupDetail>(query.queryKey);
const isFetchedAgain = () => client.getQueryState(query.queryKey)?.isInvalidated;

test('the register requests the changes alone, and shows them with the marks of other devices', async () => {
  client.setQueryData<unknown>(query.queryKey, course(person(1, null), person(2, null), person(3, null)));
  const requests = await send(person(1, 'attended'), person(2, 'absent'), person(3, null));
  expect(requests.find(({ method }) => method === 'PUT')?.headers.get('Prefer')).toBe('return=minimal');
  expect(shown()).toEqual(course(person(1, 'attended'), person(2, 'absent'), person(3, null)));
  expect(isFetchedAgain()).toBe(false);
});

test('a course with other delegates than are shown is fetched again', async () => {
  client.setQueryData<unknown>(query.queryKey, course(person(1, null)));
  await send(person(1, 'attended'), person(2, 'attended'));
  expect(shown()?.delegate_rows.map(({ attendance }) => attendance)).toEqual(['attended']);
  expect(isFetchedAgain()).toBe(true);
});

test('a course that was read a minute ago is fetched again, with what no mark changes', async () => {
  client.setQueryData<unknown>(query.queryKey, course(person(1, null)), { updatedAt: Date.now() - 61_000 });
  await send(person(1, 'attended'));
  expect(isFetchedAgain()).toBe(true);
});

test('a course that is being fetched while its marks are sent is fetched again', async () => {
  client.setQueryData<unknown>(query.queryKey, course(person(1, null)));
  const slow = Promise.withResolvers<unknown>();
  const fetching = client.fetchQuery<unknown>({ queryKey: query.queryKey, queryFn: () => slow.promise, staleTime: 0 });
  await vi.waitFor(() => expect(client.getQueryState(query.queryKey)?.fetchStatus).toBe('fetching'));
  await send(person(1, 'attended'));
  expect(isFetchedAgain()).toBe(true);
  slow.resolve(course(person(1, null)));
  await fetching.catch(() => undefined);
});
