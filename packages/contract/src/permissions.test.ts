import { expect, test } from 'vitest';
import * as contract from './index.ts';
import { isReadOnly } from './permissions.ts';

const endpoints = Object.values<unknown>(contract).filter(
  (value): value is contract.Endpoint =>
    typeof value === 'object' && value !== null && 'method' in value && 'permission' in value,
);

test('what only looks changes nothing of a place', () => {
  const ofPlaces = endpoints.filter(({ path }) => /:(groupId|subgroupId|virtualGroupId)/u.test(path));
  const changes = ofPlaces.filter(({ method, permission }) => isReadOnly(permission) && method !== 'GET');
  expect(changes.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  expect(isReadOnly('members.write')).toBe(false);
});

test('of what is archived only its restoring is a change', () => {
  const open = endpoints.filter(({ opensArchived }) => opensArchived);
  expect(open.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST groups/:groupId/state']);
});
