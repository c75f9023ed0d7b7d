import type { Level } from '@doselore/contract';
import { listMembers } from '@doselore/contract/members';
import { getVenue, listVenueExclusions, listVenues } from '@doselore/contract/venues';
import { hashKey, type QueryKey, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { standInForFetch } from '../../test-support/fetch-stand-in.ts';
import { createQueryClient, refreshOf, refreshQueries, roomLists, roomQueries } from './index.ts';

afterEach(() => vi.unstubAllGlobals());

const level: Level = 'superAdmin';
const venues = roomQueries('venues');
const members = roomQueries('members');
const venue = (venueId: number) => venues.one(getVenue, { level, params: { venueId } });
const membersAt = (place: { groupId: number; subgroupId?: number }, q = '', by: Level = level) =>
  members.list(listMembers.group, { level: by, params: place, query: { page: 1, per_page: 20, q } });

test('the same call has the same key', () => {
  expect(hashKey(venue(7).queryKey)).toBe(hashKey(venue(7).queryKey));
  const quiet = venues.one(getVenue, { quiet: true, params: { venueId: 7 }, level });
  expect(hashKey(quiet.queryKey)).toBe(hashKey(venue(7).queryKey));
});

test('the key has the level of an endpoint that has a single one', () => {
  expect(hashKey(venues.one(getVenue, { params: { venueId: 7 } }).queryKey)).toBe(hashKey(venue(7).queryKey));
});

test('both endpoints of a place are one query, with the key of the endpoint that the parameters choose', () => {
  for (const params of [{ groupId: 3 }, { groupId: 3, subgroupId: 4 }]) {
    const query = { page: 1, per_page: 20, q: '' };
    const endpoint = 'subgroupId' in params ? listMembers.subgroup : listMembers.group;
    const chosen = members.list(listMembers, { level, params, query });
    expect(hashKey(chosen.queryKey)).toBe(hashKey(members.list(endpoint, { level, params, query }).queryKey));
  }
});

test('a list and its spreadsheet have the same filters', async () => {
  const requests = standInForFetch(({ url }) => (url.includes('/csv') ? {} : { body: { rows: [], total: 0 } }));
  const sheet = roomLists('members').sheet(
    listMembers,
    'Members',
  )({ level, params: { groupId: 3 }, query: { q: 'jo' } });
  await createQueryClient().fetchQuery(sheet);
  await sheet.download.readCsv?.();
  expect(requests.map(({ url }) => url)).toEqual([
    '/api/admin/groups/3/members?q=jo',
    '/api/admin/groups/3/members/csv?q=jo',
  ]);
});

test('a place with fields that the call does not send has the same key', () => {
  const more = { groupId: 3, isService: false };
  expect(hashKey(membersAt(more).queryKey)).toBe(hashKey(membersAt({ groupId: 3 }).queryKey));
});

test('the room, endpoint, level, parameters, filters and body of a call are in its key', () => {
  const body = { page: 1 };
  const keys: QueryKey[] = [
    venue(7).queryKey,
    venue(8).queryKey,
    roomQueries('places').one(getVenue, { level, params: { venueId: 7 } }).queryKey,
    venues.one(listVenueExclusions, { level, params: { venueId: 7 } }).queryKey,
    membersAt({ groupId: 3 }).queryKey,
    membersAt({ groupId: 4 }).queryKey,
    membersAt({ groupId: 3 }, 'jo').queryKey,
    membersAt({ groupId: 3 }, '', 'groupingAdmin').queryKey,
    members.every(listMembers.group, { level, params: { groupId: 3 } }).queryKey,
    venues.combined('report', { level, body }, () => 0).queryKey,
    venues.combined('report', { level, body: { page: 2 } }, () => 0).queryKey,
  ];
  expect(new Set(keys.map(hashKey)).size).toBe(keys.length);
});

test('asks the endpoint of its key, and reads all pages of a list', async () => {
  const requests = standInForFetch(({ url }) => ({
    body: { rows: Array.from({ length: 100 }, (_none, id) => ({ id })), total: url.includes('members') ? 200 : 0 },
  }));
  const client = createQueryClient();
  await client.fetchQuery(venue(7));
  const all = await client.fetchQuery(
    members.every(listMembers.group, { level, params: { groupId: 3 }, query: { sort: 'name' } }),
  );
  expect(all).toHaveLength(200);
  expect(requests.map(({ url }) => url)).toEqual([
    '/api/admin/venues/7',
    '/api/admin/groups/3/members?page=1&per_page=100&sort=name',
    '/api/admin/groups/3/members?page=2&per_page=100&sort=name',
  ]);
});

test('keeps the rows of a list for another page or filter, but not for another place', async () => {
  standInForFetch(({ url }) => ({ body: { rows: [{ url }], total: 1 } }));
  const client = createQueryClient();
  const observer = new QueryObserver(client, membersAt({ groupId: 3 }));
  const stop = observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(observer.getCurrentResult().isSuccess).toBe(true));
  observer.setOptions(membersAt({ groupId: 3 }, 'jo'));
  expect(observer.getCurrentResult()).toMatchObject({ isPlaceholderData: true, data: { total: 1 } });
  observer.setOptions(membersAt({ groupId: 4 }, 'jo'));
  expect(observer.getCurrentResult().data).toBeUndefined();
  stop();
});

test('refreshes the queries of the rooms, endpoints and calls that it names, and no others', async () => {
  const client = createQueryClient();
  const exclusions = venues.one(listVenueExclusions, { level, params: { venueId: 7 } });
  const details = roomQueries('venues', 'details');
  const keys: Record<string, QueryKey> = {
    venue7: venue(7).queryKey,
    venue8: venue(8).queryKey,
    exclusions: exclusions.queryKey,
    list: venues.list(listVenues, { level, query: { page: 1, per_page: 20, list: 'open' } }).queryKey,
    details: details.combined('all', undefined, () => 0).queryKey,
    members: membersAt({ groupId: 3 }).queryKey,
  };
  const refreshedBy = async (...target: Parameters<typeof refreshQueries>[1][]) => {
    client.clear();
    for (const key of Object.values(keys)) client.setQueryData(key, {});
    await refreshQueries(client, ...target);
    return Object.keys(keys).filter((name) => client.getQueryState(keys[name] ?? [])?.isInvalidated);
  };
  expect(await refreshedBy('venues')).toEqual(['venue7', 'venue8', 'exclusions', 'list', 'details']);
  expect(await refreshedBy('venues', 'members')).toEqual(Object.keys(keys));
  expect(await refreshedBy(venues.key(getVenue))).toEqual(['venue7', 'venue8']);
  expect(await refreshedBy(venues.key(getVenue, { params: { venueId: 8 } }))).toEqual(['venue8']);
  expect(await refreshedBy(details.key())).toEqual(['details']);
  for (const key of Object.values(keys)) client.setQueryData(key, {});
  await refreshOf('members')(client);
  expect(client.getQueryState(keys.members ?? [])?.isInvalidated).toBe(true);
  expect(client.getQueryState(keys.venue7 ?? [])?.isInvalidated).toBe(false);
});
