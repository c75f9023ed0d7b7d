import { attentionReasons } from '@doselore/contract/groups';
import { seedScale } from '@doselore/server/src/seed/population/seed-scale.ts';
import type { Figure } from '../figure.ts';
import { drive, summarise } from '../support/load.ts';
import type { Visitor } from '../support/visitor.ts';
import { visitorOf, type World } from '../support/world.ts';

const organisations = 200;
const seconds = 3;

type Ask = { name: string; method: 'GET' | 'POST'; path: string; body?: object };

/** Measures lists, searches and counts of site admins, one after the other, with 200 more organisations. */
export const lists: Figure = async (world) => {
  await seedScale(world.services, { organisations, report: () => undefined });
  const visitor = await visitorOf(world, world.admin);
  const rows: (string | number)[][] = [];
  for (const ask of await asksOf(world)) {
    await send(visitor, ask);
    const { p50, p95, p99 } = summarise(await drive(1, seconds, async () => void (await send(visitor, ask))));
    rows.push([ask.name, p50, p95, p99]);
  }
  const [people, services] = await Promise.all([count(world, 'users'), count(world, 'subgroups')]);
  return {
    title: `Lists over ${organisations + 1} organisations, ${services} services and ${people} people, one request at a time (aim: p95 under 150 ms)`,
    columns: ['list', 'p50 ms', 'p95 ms', 'p99 ms'],
    rows,
  };
};

function send(visitor: Visitor, { method, path, body }: Ask): Promise<unknown> {
  return method === 'GET' ? visitor.get(path) : visitor.post(path, body ?? {});
}

async function count(world: World, table: string): Promise<number> {
  const { rows } = await world.pool.query<{ count: number }>(`select count(*)::int as count from ${table}`);
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
    users('users', { sort: 'name' }),
    users('users, far page', { sort: 'name', page: 1_000 }),
    users('users, search', { q: 'sharm aish' }),
    users('users, search without a hit', { q: 'nobody' }),
    users('users, organisation admins', { role: 'group_admin' }),
    users('users, invited', { state: 'invited' }),
    get('dashboard of an organisation', `${largest}/dashboard`),
    get('dashboard of the site', '/api/admin/dashboard'),
    { name: 'audit trail', method: 'POST', path: '/api/admin/audits', body: {} },
    get('broken admins', '/api/admin/reports/prepare-fixes-for-broken-managers'),
    get('probable duplicates', '/api/admin/reports/duplication-overview'),
    get('licences held twice', '/api/admin/reports/duplication-overview/licences'),
    get('jump to', '/api/admin/search?q=patel'),
  ];
}
