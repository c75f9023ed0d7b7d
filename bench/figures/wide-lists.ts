import { currentTerms } from '@doselore/contract/terms';
import { withoutScope } from '@doselore/server/src/platform/access/index.ts';
import { perOrganisation, seedScale } from '@doselore/server/src/seed/population/seed-scale.ts';
import { buildManager, buildUser } from '@doselore/server/src/test-support/people.factory.ts';
import type { Figure } from '../figure.ts';
import { drive, summarise } from '../support/load.ts';
import { scaleSessions } from '../support/session-scale.ts';
import type { Visitor } from '../support/visitor.ts';
import { visitorOf, type World } from '../support/world.ts';

const organisations = 200;
const seconds = 2;
const levels = [1, 4] as const;
const aims = { list: [100, 200], file: [200, 400] } as const;

type Ask = { name: string; by: Visitor; path: string; kind: keyof typeof aims };

/** Measures the lists that read most, with one client and with four, over many people, courses and external entries. */
export const wideLists: Figure = async (world) => {
  await seedScale(world.services, { organisations, report: () => undefined });
  await scaleSessions(world);
  const entries = await scaleEntries(world);
  await linkCourses(world);
  const rows: (string | number)[][] = [];
  for (const { name, by, path, kind } of await asksOf(world)) {
    const read = kind === 'file' ? () => by.read(path) : () => by.get(path);
    await read();
    const row: (string | number)[] = [name];
    for (const [place, level] of levels.entries()) {
      const { p50, p95 } = summarise(await drive(level, seconds, async () => void (await read())));
      row.push(p50, p95, aims[kind][place] ?? 0);
    }
    rows.push(row);
  }
  return {
    title: `Lists over ${organisations + 1} organisations, ${organisations * perOrganisation.people} people, 10,000 courses and ${entries} external entries`,
    columns: ['list', '1 client: p50 ms', 'p95 ms', 'aim', '4 clients: p50 ms', 'p95 ms', 'aim'],
    rows,
    notes: [],
  };
};

/** Adds an external entry for every second member. Returns how many. */
async function scaleEntries({ pool }: World): Promise<number> {
  const { rowCount } = await pool.query(`insert into external_course_users
      (user_id, group_id, entered_by, title, provider, completed_on, months, expires_on, created_at, updated_at)
    select user_id, group_id, user_id, 'Fire warden ' || user_id % 90, 'Safe & Sound', current_date - (user_id % 700)::int, 12,
      current_date - (user_id % 700)::int + 365, now(), now()
    from group_members where user_id % 2 = 0`);
  await pool.query('vacuum analyze');
  return rowCount ?? 0;
}

/** Links the courses that most people have, each kind once and refreshers twice. */
async function linkCourses({ pool }: World): Promise<void> {
  await pool.query(`insert into product_links (kind, from_type, from_id, to_type, to_id, from_on, made_at)
    select kind, 'abstract_course', a, 'abstract_course', b, current_date - 30, now()
    from (values ('refresher', 1, 2), ('refresher', 4, 8), ('prerequisite', 1, 3), ('covers', 4, 5), ('equivalent', 6, 7))
      as l (kind, a, b)`);
}

async function asksOf(world: World): Promise<Ask[]> {
  const site = await visitorOf(world, world.admin);
  const one = async (query: string): Promise<number> =>
    (await world.pool.query<{ id: number }>(query)).rows[0]?.id ?? 0;
  const groupId = await one('select max(group_id) as id from subgroups');
  const subgroupId = await one('select max(id) as id from subgroups');
  const courseId = await one('select min(course_id) as id from scos');
  const scoId = await one('select min(id) as id from scos');
  const productId = await one('select min(abstract_course_id) as id from courses');
  const organisation = await signIn(world, 'group_admin', (userId) =>
    buildManager(world.services.db, { userId, groupId: withoutScope<'group'>(groupId, 'test') }),
  );
  await world.pool.query(
    `insert into group_settings (group_id, default_service_manager_level) values ($1, 'HIGH')
     on conflict (group_id) do update set default_service_manager_level = 'HIGH'`,
    [groupId],
  );
  const service = await signIn(world, 'subgroup_admin', (userId) =>
    buildManager(world.services.db, { userId, groupId, subgroupId: withoutScope<'subgroup'>(subgroupId, 'test') }),
  );
  const admin = (name: string, path: string): Ask => ({ name, by: site, path: `/api/admin/${path}`, kind: 'list' });
  const file = (name: string, path: string): Ask => ({ ...admin(`${name}, file`, path), kind: 'file' });
  const large = `groups/${world.groupId}`;
  return [
    admin('external entries', 'external-entries?sort=entered'),
    admin('external entries, search', 'external-entries?sort=entered&q=warden'),
    file('external entries', 'external-entries/csv?sort=entered'),
    {
      name: 'external entries of an organisation admin',
      by: organisation,
      path: '/api/grouping-admin/external-entries?sort=entered',
      kind: 'list',
    },
    {
      name: 'external entries of a service admin',
      by: service,
      path: '/api/subgroup-admin/external-entries?sort=entered',
      kind: 'list',
    },
    admin('certificates of a course', `${large}/certificates?productId=${productId}`),
    file('certificates of a course', `${large}/certificates/csv?productId=${productId}`),
    admin('linked courses', 'linked-abstract-courses'),
    admin('refreshers', 'courses/refreshers'),
    admin('courses without a refresher', 'courses/refreshers/missing'),
    admin('modules of a course', `courses/${courseId}/scos`),
    admin('versions of a course', `courses/${courseId}/versions`),
    admin('preview of archiving a module', `courses/${courseId}/scos/${scoId}/archive`),
    admin('Course health', 'virtual-groups-health?sort=training_start'),
    admin('absentees', 'pled-absentees'),
    admin('sessions led', 'sessions-led'),
    file('sessions led', 'sessions-led/csv'),
    file('services', 'subgroups/csv'),
    admin('licence levels', 'licence-levels'),
    file('licence levels', 'licence-levels/csv'),
    file('courses of trainers', 'virtual-groups/csv'),
    admin('dashboard of the site, counted now', 'dashboard?counted=now'),
    admin('choices of documents', 'document-choices'),
  ];
}

type Role = 'group_admin' | 'subgroup_admin';

/** Signs in a new admin of a place. */
async function signIn(world: World, role: Role, give: (userId: number) => Promise<unknown>): Promise<Visitor> {
  const username = `wide-${role}`;
  const userId = await buildUser(world.services.db, { username, passwordHash: world.passwordHash, roles: [role] });
  await give(userId);
  await world.pool.query('insert into terms_acceptances (user_id, version) values ($1, $2)', [
    userId,
    currentTerms.version,
  ]);
  return visitorOf(world, { username, userId });
}
