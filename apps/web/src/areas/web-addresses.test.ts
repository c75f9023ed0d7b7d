import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { webAddresses } from '@doselore/contract';
import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { registry } from './every-route.ts';

type Examples = { [Name in keyof typeof webAddresses]: Parameters<(typeof webAddresses)[Name]>[] };

const service = { groupId: 1, subgroupId: 2 };
const months = { productId: 3, certificateMonths: 12 };
const examples: Examples = {
  logIn: [[]],
  acceptInvite: [['key']],
  newPassword: [['key']],
  confirmEmail: [[1, 'key']],
  nameChange: [[1, 'key']],
  checkCertificate: [['ABCD']],
  achievement: [[{ productType: 'abstract_course', productId: 12, version: 3 }]],
  notifications: [[]],
  myCourses: [[]],
  resources: [[]],
  siteDocument: [[1]],
  productDetails: [['abstract_course', 1]],
  groupDocument: [[1, 1]],
  trainerLedCourse: [[1, 2]],
  organisedCourse: [[1]],
  ownBooking: [[1]],
  groupBooking: [[1, 2]],
  serviceBooking: [[{ groupId: 1, subgroupId: 2 }, 3]],
  ownTwoInOne: [[1]],
  groupTwoInOne: [[1, 2]],
  serviceTwoInOne: [[service, 3]],
  bookingTwoInOne: [[1, 2]],
  siteAdmin: [[]],
  proposedSiteAdmin: [[1, 'key']],
  groupDashboard: [[1]],
  bookingConfirmations: [[]],
  groupDelegates: [[1, 2]],
  editCourse: [[1, 2]],
  groupMember: [[1, 2]],
  groupMembers: [[1]],
  groupLicences: [[1]],
  groupLicence: [
    [1, { ...months, productType: 'abstract_course' }],
    [1, { ...months, productType: 'abstract_paper_course' }],
  ],
  licenceRequest: [[7]],
  serviceMembers: [[service]],
  serviceDelegates: [[service, 4]],
  serviceLicences: [[service]],
  serviceRequests: [[service]],
  trainerArea: [[]],
  ownSessions: [[]],
  delegates: [[1]],
  availabilityEnquiries: [[]],
  bookingDays: [[1, 2]],
  bookingRequest: [[1, 2]],
  courseDelegates: [[1, 2]],
  certificates: [
    [{ level: 'superAdmin', groupId: 1 }],
    [{ level: 'superAdmin', ...service }],
    [{ level: 'groupingAdmin', groupId: 1 }],
    [{ level: 'groupingAdmin', ...service }],
    [{ level: 'subgroupAdmin', ...service }],
    [{ level: 'superAdmin', groupId: 1, virtualGroupId: 4 }],
    [{ level: 'superAdmin', ...service, virtualGroupId: 4 }],
    [{ level: 'groupingAdmin', groupId: 1, virtualGroupId: 4 }],
    [{ level: 'groupingAdmin', ...service, virtualGroupId: 4 }],
    [{ level: 'subgroupAdmin', ...service, virtualGroupId: 4 }],
    [{ level: 'virtualGroupAdmin', groupId: 1, virtualGroupId: 4 }],
  ],
  passwordLinks: [
    [{ level: 'superAdmin', groupId: 1 }],
    [{ level: 'superAdmin', ...service }],
    [{ level: 'groupingAdmin', groupId: 1 }],
    [{ level: 'groupingAdmin', ...service }],
    [{ level: 'subgroupAdmin', ...service }],
  ],
  importStep: (['new', 'edit'] as const).flatMap((kind) => [
    [{ level: 'superAdmin', groupId: 1, kind, importId: 4 }, 'result'],
    [{ level: 'groupingAdmin', groupId: 1, kind, importId: 4 }, 'result'],
  ]),
};

const routes = registry.entries.map(({ path: address }) => ({ path: address }));
const names = Object.keys(webAddresses) as (keyof typeof webAddresses)[];

test.each(names)('the address %s opens a screen', (name) => {
  const build = webAddresses[name] as (...given: unknown[]) => string;
  const addresses = examples[name].map((given) => build(...given));
  expect(addresses.filter((address) => matchRoutes(routes, address) === null)).toEqual([]);
  expect(addresses).not.toEqual([]);
});

test('the server takes addresses of the web application only from webAddresses', () => {
  const areas = new Set(registry.entries.map((entry) => entry.path.split('/')[1] ?? '').filter((part) => part !== ''));
  // Matches a text, or the part of a template after `}`, that begins with the path of an area, such as '/site-admin/'.
  const written = new RegExp(`[\`'"}]/(${[...areas].join('|')})(?=[/\`'"?])`, 'u');
  const server = path.resolve(import.meta.dirname, '../../../server/src');
  const files = globSync('{features,seed,platform/mail}/**/*.ts', { cwd: server }).filter(
    (file) => !/\.(test|faults|factory)\./u.test(file),
  );
  const found = files.filter((file) => written.test(readFileSync(path.join(server, file), 'utf8')));
  expect(found.map((file) => `${file}: take the address from packages/contract/src/web-addresses.ts`)).toEqual([]);
});
