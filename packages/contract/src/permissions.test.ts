import { expect, test } from 'vitest';
import { allEndpoints } from './all.ts';
import type { Endpoint } from './endpoint.ts';
import { actions, isReadOnly, levelsWith, mayUnder } from './permissions.ts';

const changes = allEndpoints.filter(({ method }) => method !== 'GET');
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

const correct = 'Correct the effect of the row in packages/contract/src/permissions.ts';

/** Calls that only read. Their filters name people, so they are sent in a body, because logs store addresses. */
const searches = ['POST audits', 'POST audits/csv', 'POST users', 'POST users/csv'];

test('an action that only reads has no endpoint that changes something', () => {
  const ofReaders = changes.filter(({ permission }) => isReadOnly(permission)).map(nameOf);
  expect(ofReaders.sort(), correct).toEqual(searches);
});

test('an action whose endpoints only read is marked as reading', () => {
  const mounted = actions.filter((action) => allEndpoints.some(({ permission }) => permission === action));
  const readers = mounted.filter((action) => !changes.some(({ permission }) => permission === action));
  expect(
    readers.filter((action) => !isReadOnly(action)),
    correct,
  ).toEqual([]);
});

test('restoring an organisation is the only change that an archived place allows', () => {
  const open = allEndpoints.filter(({ opensArchived }) => opensArchived);
  expect(open.map(nameOf)).toEqual(['POST groups/:groupId/state']);
});

test('a level has an action only when each of its roles has it', () => {
  expect(mayUnder('superAdmin', 'groups.write')).toBe(true);
  expect(mayUnder('mixedAdmin', 'groups.write')).toBe(false);
  expect(mayUnder('subgroupAdmin', 'licences.list')).toBe(true);
  expect(mayUnder('subgroupAdmin', 'members.write')).toBe(false);
  expect(levelsWith('licences.takeBack')).toEqual(['superAdmin', 'groupingAdmin']);
});
