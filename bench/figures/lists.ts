import { attentionReasons } from '@doselore/contract/groups';
import { currentTerms } from '@doselore/contract/terms';
import { withoutScope } from '@doselore/server/src/platform/access/index.ts';
import { seedScale } from '@doselore/server/src/seed/population/seed-scale.ts';
import { buildManager, buildUser } from '@doselore/server/src/test-support/people.factory.ts';
import type { Figure } from '../figure.ts';
import { type Ask, measureRequests, requestColumns } from '../support/requests.ts';
import type { Visitor } from '../support/visitor.ts';
import { visitorOf, type World } from '../support/world.ts';

const organisations = 200;

/** Measures lists, searches and counts of site admins, one after the other, with 200 more organisations. */
export const lists: Figure = async (world) => {
  await seedScale(world.services, { organisations, report: () => undefined });
  const visitor = await visitorOf(world, world.admin);
  const rows = await measureRequests(world, visitor, await asksOf(world));
  const [people, services] = await Promise.all([count(world, 'users'), count(world, 'subgroups')]);
  return {
    title: `Lists over ${organisations + 1} organisations, ${services} services and ${people} people, one request at a time`,
    columns: requestColumns,
    rows,
    notes: ['CPU of server and database for one request. It depends least on other work on the machine.'],
  };
};

async function count(world: World, table: string): Promise<number> {
  const { rows } = await world.pool.query<{ count: number }>(`select count(*)::int as count from ${table}`);
  return rows[0]?.count ?? 0;
}

async function countCertificates({ pool, groupId }: World): Promise<number> {
  const query = 'select count(*)::int as count from certificates where group_id = $1';
  const { rows } = await pool.query<{ count: number }>(query, [groupId]);
  return rows[0]?.count ?? 0;
}

/**
 * Returns the requests. The organisation made last represents the 200. The first is the bench's own, with 1,000 people.
 */
async function asksOf(world: World): Promise<Ask[]> {
  const { rows } = await world.pool.query<{ group_id: number; subgroup_id: number }>(
    'select group_id, min(id) as subgroup_id from subgroups group by 1 order by 1 desc limit 1',
  );
  const { group_id: groupId, subgroup_id: subgroupId } = rows[0] ?? { group_id: 0, subgroup_id: 0 };
  const group = `/api/admin/groups/${groupId}`;
  const largest = `/api/admin/groups/${world.groupId}`;
  const get = (name: string, path: string): Ask => ({ name, method: 'GET', path });
  const lastPage = Math.floor((await count(world, 'users')) / 20);
  const lastCertificates = Math.ceil((await countCertificates(world)) / 20);
  const organisationAdmin = await signInAdmin(world, groupId);
  const users = (name: string, body: object): Ask => ({ name, method: 'POST', path: '/api/admin/users', body });
  return [
    get('organisations', '/api/admin/groups?sort=name'),
    get('organisations, search', '/api/admin/groups?q=organisation%2017'),
    get('organisations by members', '/api/admin/groups?sort=-members'),
    get('organisations by pot', '/api/admin/groups?sort=pot'),
    ...attentionReasons.map((reason) =>
      get(`organisations that need attention: ${reason}`, `/api/admin/groups?attention=${reason}&sort=-affected`),
    ),
    get('organisations, archived', '/api/admin/groups?list=archived'),
    get('organisations, counts', '/api/admin/groups/counts'),
    get('services, all', '/api/admin/subgroups?sort=name'),
    get('services, search', '/api/admin/subgroups?q=branch%2017'),
    get('services of one organisation', `${group}/subgroups?sort=-members`),
    get('services of one organisation, archived', `${group}/subgroups?list=archived`),
    get('members', `${group}/members?sort=name`),
    get('members, last page', `${group}/members?sort=name&page=25`),
    get('members, search', `${group}/members?q=patel`),
    get('members by certificates', `${group}/members?sort=-certificates`),
    get('members of 1,000', `${largest}/members?sort=-licences`),
    get('members of a service', `${group}/subgroups/${subgroupId}/members`),
    get('membership of a service', `${group}/subgroups/${subgroupId}/membership`),
    get('certificates of 1,000 people', `${largest}/certificates`),
    get('certificates of 1,000 people, last page', `${largest}/certificates?page=${lastCertificates}`),
    get('certificates of 1,000 people, search', `${largest}/certificates?q=patel`),
    get('certificates of a service', `${group}/subgroups/${subgroupId}/certificates`),
    users('users', { sort: 'name' }),
    users('users, far page', { sort: 'name', page: 1_000 }),
    users('users, page in the middle', { sort: 'name', page: Math.floor(lastPage / 2) }),
    { ...users('users, last page', { sort: 'name', page: lastPage }), aim: 100 },
    users('users, search', { q: 'sharm aish' }),
    users('users, search without a hit', { q: 'nobody' }),
    users('users, organisation admins', { role: 'group_admin' }),
    users('users, invited', { state: 'invited' }),
    get('dashboard of an organisation', `${largest}/dashboard`),
    get('dashboard of the site', '/api/admin/dashboard'),
    { ...get('dashboard of the site, counted now', '/api/admin/dashboard?counted=now'), aim: 100 },
    { name: 'audit trail', method: 'POST', path: '/api/admin/audits', body: {} },
    { ...get('broken admins', '/api/admin/reports/prepare-fixes-for-broken-managers'), aim: 100 },
    get('probable duplicates', '/api/admin/reports/duplication-overview'),
    get('licences held twice', '/api/admin/reports/duplication-overview/licences'),
    get('jump to', '/api/admin/search?q=patel'),
    {
      ...get('jump to, as an organisation admin', '/api/grouping-admin/search?q=patel'),
      by: organisationAdmin,
      aim: 100,
    },
    { ...get('organisations, CSV', '/api/admin/groups/csv'), isText: true, aim: 100 },
  ];
}

/** Adds an admin to an organisation and signs them in. */
async function signInAdmin(world: World, groupId: number): Promise<Visitor> {
  const { db } = world.services;
  const username = `admin-of-${groupId}`;
  const userId = await buildUser(db, { username, passwordHash: world.passwordHash, roles: ['group_admin'] });
  await buildManager(db, { userId, groupId: withoutScope<'group'>(groupId, 'test') });
  await world.pool.query('insert into terms_acceptances (user_id, version) values ($1, $2)', [
    userId,
    currentTerms.version,
  ]);
  return visitorOf(world, { username, userId });
}
