import { expect, test } from 'vitest';
import { allEndpoints, schemasOf } from './all.ts';
import type { Endpoint } from './endpoint.ts';
import { actions, isReadOnly, levelsWith, mayUnder, stepUpOf } from './permissions.ts';

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

/** Words in the address of a call that ends, moves or hands over something, or gives somebody rights. */
const dangerous =
  /archive|state$|eras|merge|two-step|super-admin|manager|level|retention|password|link$|invitations|export|withdraw|start$|trainers$|activate|video-accounts|take-back|delete|undo|apply|void/u;

/** Calls of admins with such a word that never ask for the password, each with the reason. */
const withoutPassword: Record<string, string> = {
  'POST availability-enquiries/take-back': 'a trainer changes an own yes to no',
  'POST certificates/footer-messages/:footerMessageId/archive': 'can be restored, and certificates keep their footer',
  'POST certificates/icons/:iconId/archive': 'can be restored, and certificates keep their icon',
  'POST courses/:courseId/archive': 'can be restored, and learners who have started finish the course',
  'POST courses/:courseId/scos/:scoId/archive': 'can be restored, and learners who have started keep the module',
  'POST documents/:documentId/archive': 'can be restored',
  'POST exports/:exportId/cancel': 'ends only a file of the person',
  'POST exports/:exportId/file': 'a file that the person has made',
  'POST external-courses/:externalCourseId/archive': 'can be restored',
  'POST groups/:groupId/delete-licence': 'ends one licence, with a reason',
  'POST groups/:groupId/documents/:documentId/archive': 'can be restored',
  'POST groups/:groupId/managers/remove': 'takes rights away, and can be undone by an admin',
  'POST groups/:groupId/subgroups/:subgroupId/managers/remove': 'takes rights away, and can be undone by an admin',
  'POST groups/:groupId/subgroups/:subgroupId/take-back-licences': 'takes back unstarted licences only',
  'POST groups/:groupId/subgroups/:subgroupId/take-back-licences/preview': 'changes nothing',
  'POST groups/:groupId/subgroups/:subgroupId/withdraw-licence-request': 'the own request of a service',
  'POST groups/:groupId/void-order': 'a correction with a reason, which the ledger keeps',
  'POST groups/merge-preview': 'changes nothing',
  'POST locations/:locationId/state': 'can be restored',
  'POST paper-courses/:paperCourseId/archive': 'can be restored',
  'POST reports/prepare-fixes-for-broken-managers/plans': 'changes nothing before it is applied',
  'POST super-admins/withdraw': 'withdraws a proposal',
  'POST trainers/:trainerUserId/deactivate': 'takes rights away, and can be undone',
  'POST users/:userId/erasure-preview': 'changes nothing',
  'POST users/merge-preview': 'changes nothing',
  'POST venues/:venueId/state': 'can be restored',
  'POST video-accounts/:videoAccountId/check': 'changes nothing of the account',
  'POST virtual-groups/:virtualGroupId/take-back-licences': 'takes back unstarted licences only',
  'POST virtual-groups/:virtualGroupId/take-back-licences/preview': 'changes nothing',
  'PUT licence-level-settings': 'limits of a warning',
  'PUT virtual-groups/:virtualGroupId/managers': 'chooses among people who are trainers',
};

test('a dangerous call of admins asks for the password, or is listed with the reason why not', () => {
  const ofAdmins = changes.filter(({ levels }) => levels.some((level) => level !== 'member' && level !== 'site'));
  const silent = ofAdmins.filter(({ path, permission }) => dangerous.test(path) && stepUpOf(permission) === '-');
  expect(
    silent.map(nameOf).sort(),
    'Name the condition in the last column of its row, or give it a row of its own in permissions.ts',
  ).toEqual(Object.keys(withoutPassword).sort());
});

test('an action that asks for the password has a call that changes something', () => {
  const asking = actions.filter((action) => stepUpOf(action) !== '-');
  expect(asking.filter((action) => !changes.some(({ permission }) => permission === action))).toEqual([]);
});

test('an action that asks when it archives has a call that says whether it archives', () => {
  const archiving = changes.filter(
    ({ permission, path }) => stepUpOf(permission) === 'archives' && !path.endsWith('/preview'),
  );
  const commands = [{ archived: true }, { list: 'archived' }, { archived: true, userIds: [1] }];
  const namesState = (call: Endpoint) => commands.some((command) => schemasOf(call).body.safeParse(command).success);
  expect(archiving.filter((call) => !namesState(call)).map(nameOf)).toEqual([]);
  expect(archiving.length).toBeGreaterThan(0);
});
