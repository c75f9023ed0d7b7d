import { managerFaultKeys } from '@doselore/contract/broken-managers';
import { duplicateKinds } from '@doselore/contract/merges';
import { expect, test } from 'vitest';
import { checkLedgerNow } from '../features/licences/ledger/index.ts';
import { demoLogins } from '../features/site/site-status/index.ts';
import { compareFiles } from '../features/site/stored-files/index.ts';
import { systemClock } from '../platform/clock/index.ts';
import { openTestApp } from '../test-support/test-app.ts';
import { seedDemoWorld } from './seed-demo-world.ts';

const server = await openTestApp();
await seedDemoWorld({ ...server.services, clock: systemClock }, () => undefined);
server.clock.set(new Date().toISOString());

test('every login of the login page works, and the ledger is correct', async () => {
  for (const { username, password } of demoLogins) {
    const answer = await server.visitor().post('/login', { username, password });
    const { provisional, terms_accepted } = answer.json();
    expect({ username, status: answer.statusCode, requestStates: !terms_accepted && !provisional }).toEqual({
      username,
      status: 200,
      requestStates: false,
    });
  }
  expect((await checkLedgerNow(server.db, server.clock)).faults).toEqual([]);
});

test('every file that the demo world names is on disk', async () => {
  const { files, missing } = await compareFiles(server.db, server.services.files);
  expect(files).toBeGreaterThan(5);
  expect(missing).toEqual([]);
});

test('the learner has courses in every state, and a certificate that anybody can check', async () => {
  const sam = server.visitor();
  await sam.post('/login', { username: 'sam.whitlock', password: demoLogins[0].password });
  const courses: { courseUser: { completion_status: string } | null }[] = (await sam.get('/api/my-courses')).json();
  expect(courses.length).toBeGreaterThan(1);
  const [certificate] = (await sam.get('/api/certificates')).json();
  const check = await server.visitor().get(`/certificate-check/${certificate.verify_code}`);
  expect(check.json().holder).toBe('S. Whitlock');
});

test('licences have every state that a learner can reach, and one pot is empty', async () => {
  const states = await server.rows<{ state: string }>('select distinct state from licences order by 1');
  expect(states.map(({ state }) => state)).toEqual([
    'completed',
    'failed',
    'in_progress',
    'issued',
    'reclaimed',
    'revoked',
  ]);
  const retried = await server.rows(
    'select u.username from licences l join users u on u.id = l.user_id where l.is_free_retry',
  );
  expect(retried).toEqual([{ username: 'judith.marlowe' }]);
  const requestStates = await server.rows<{ state: string }>('select distinct state from licence_requests order by 1');
  expect(requestStates.map(({ state }) => state)).toEqual([
    'declined',
    'fulfilled_from_pot',
    'lapsed',
    'ordered',
    'part_fulfilled',
    'pending',
    'withdrawn',
  ]);
  const priya = server.visitor();
  await priya.post('/login', { username: 'priya.raman', password: demoLogins[0].password });
  const stock = (await priya.get('/api/grouping-admin/groups/1/licences')).json();
  expect(JSON.stringify(stock)).toContain('"pot":0');
  const [answered] = await server.rows<{ count: number }>(
    "select count(*)::int as count from sco_user_interactions where result = 'wrong'",
  );
  expect(answered?.count).toBeGreaterThan(20);
});

test('members read the documents for everybody and those of their own organisation', async () => {
  const sam = server.visitor();
  await sam.post('/login', { username: 'sam.whitlock', password: demoLogins[0].password });
  const resources: { id: number; media_type: string; group: { name: string } | null }[] = (
    await sam.get('/api/my-resources')
  ).json();
  const owners = new Set(resources.map((resource) => resource.group?.name ?? 'everybody'));
  expect([resources.length, [...owners].sort()]).toEqual([8, ['Northgate Pharmacy Group', 'everybody']]);
  for (const resource of resources) {
    const file = await sam.get(`/api/my-resources/${resource.id}/file`);
    expect(file.rawPayload.toString('latin1', 0, 5) === '%PDF-').toBe(resource.media_type === 'application/pdf');
  }
});

test('admins have notifications, newest first', async () => {
  for (const username of ['morgan.ellis', 'priya.raman', 'amara.osei']) {
    const client = server.visitor();
    await client.post('/login', { username, password: demoLogins[0].password });
    const page = (await client.get('/api/mixed-admin/notifications')).json();
    expect({ username, some: page.total > 1 }).toEqual({ username, some: true });
    expect(page.rows[0].created_at > page.rows[1].created_at).toBe(true);
  }
});

test('a learner has upcoming Pharmacist-led Courses, online and in person, and one that they attended', async () => {
  type Card = { deliverable_id: number; session: { is_over: boolean; attendance: string | null } | null };
  const sessionsOf = async (username: string) => {
    const client = server.visitor();
    await client.post('/login', { username, password: demoLogins[0].password });
    const cards: Card[] = (await client.get('/api/my-courses')).json();
    return cards.flatMap(({ deliverable_id: id, session }) =>
      session === null ? [] : [`${id} ${session.is_over ? (session.attendance ?? 'no register') : 'ahead'}`],
    );
  };
  expect((await sessionsOf('sam.whitlock')).sort()).toEqual(['3 ahead', '4 ahead', '4 attended']);
  expect((await sessionsOf('nadia.hussain')).sort()).toEqual(['4 absent', '4 ahead']);
});

test('one person’s certificate was issued again under another name', async () => {
  const rows = await server.rows<{ holder_last_name: string; state: string }>(
    `select c.holder_last_name, c.state from certificates c join users u on u.id = c.user_id
     where u.username = 'elin.vaughan' order by c.id`,
  );
  expect(rows).toContainEqual({ holder_last_name: 'Prosser', state: 'superseded' });
  expect(rows).toContainEqual({ holder_last_name: 'Vaughan', state: 'valid' });
});

test('the learner has courses of every type, and a Pharmacist-led Course to give feedback on', async () => {
  const sam = server.visitor();
  await sam.post('/login', { username: 'sam.whitlock', password: demoLogins[0].password });
  type Card = { course_type: string; external: { state: string } | null; session: { feedback: string } | null };
  const cards: Card[] = (await sam.get('/api/my-courses')).json();
  const types = new Set(cards.map(({ course_type }) => course_type));
  expect([...types].sort()).toEqual(['distance', 'external-course', 'online', 'paper-course', 'trainer-led']);
  expect(cards.flatMap(({ external }) => external?.state ?? []).sort()).toEqual(['rejected', 'unverified', 'verified']);
  expect(cards.flatMap(({ session }) => session?.feedback ?? [])).toContain('open');
  const record: { source: string; state: string }[] = (await sam.get('/api/training-record')).json();
  expect(new Set(record.map(({ source }) => source)).size).toBe(4);
});

test('the demo world has one of each fault of admins', async () => {
  const morgan = server.visitor();
  await morgan.post('/login', { username: 'morgan.ellis', password: demoLogins[0].password });
  const path = '/api/admin/reports/prepare-fixes-for-broken-managers?per_page=100';
  const { rows } = (await morgan.get(path)).json();
  const found = new Set(rows.map((row: { fault: string }) => row.fault));
  expect([...found].sort()).toEqual([...managerFaultKeys].sort());
});

const overview = '/api/admin/reports/duplication-overview';

test('every kind of duplicate record exists, and is listed without a search', async () => {
  const morgan = server.visitor();
  await morgan.post('/login', { username: 'morgan.ellis', password: demoLogins[0].password });
  expect((await morgan.get(overview)).json().total).toBeGreaterThan(2);
  for (const kind of duplicateKinds) {
    const { total } = (await morgan.get(`${overview}/${kind}`)).json();
    expect({ kind, some: total > 0, few: total < 40 }).toEqual({ kind, some: true, few: true });
  }
  const reasons = await server.rows<{ reason: string }>(
    `select distinct unnest(reasons) as reason from duplicate_things
     union select distinct unnest(reasons) from duplicate_pairs order by 1`,
  );
  expect(reasons.map(({ reason }) => reason)).toEqual([
    'email',
    'months',
    'payroll',
    'premises',
    'refresher',
    'registration',
    'same_course',
    'service',
    'spelling',
  ]);
});

test('people have roles in more than one organisation, and a service admin has a different level in each', async () => {
  const placesOf = async (username: string) => {
    const client = server.visitor();
    const { id } = (await client.post('/login', { username, password: demoLogins[0].password })).json();
    return (await client.get(`/api/user/${id}/multi-context`)).json();
  };
  expect(await placesOf('farid.nasser')).toMatchObject([
    { role: 'group_admin', place: 'Coastal PCN Pharmacy Team' },
    { role: 'learner', place: null },
  ]);
  const farid = await server.rows(
    `select g.name from group_members m join groups g on g.id = m.group_id join users u on u.id = m.user_id
     where u.username = 'farid.nasser' order by 1`,
  );
  expect(farid).toEqual([{ name: 'Calder Valley Pharmacies' }, { name: 'Coastal PCN Pharmacy Team' }]);
  expect(await placesOf('sorcha.lindley')).toMatchObject([
    { role: 'subgroup_admin', place: 'Calder Valley, Kershaw' },
    { role: 'subgroup_admin', place: 'Outpatients' },
    { role: 'learner' },
  ]);
  const levels = await server.rows(
    `select s.default_service_manager_level as level from subgroup_managers m join group_settings s using (group_id)
     join users u on u.id = m.user_id where u.username = 'sorcha.lindley' order by m.group_id`,
  );
  expect(levels).toEqual([{ level: 'LOW' }, { level: 'MED' }]);
  const [elsewhere] = await server.rows<{ count: number }>(
    `select count(distinct m.user_id)::int as count from group_members m
     join group_members o on o.user_id = m.user_id and o.group_id <> m.group_id
     join groups g on g.id = m.group_id and g.name = 'Locum Collective'`,
  );
  expect(elsewhere?.count).toBeGreaterThan(30);
});

test('places have codes in the right formats, and some are archived with their people', async () => {
  const [open] = await server.rows<{ heads: number; premises: number; superintendents: number }>(
    `select (select count(*)::int from groups where hq_code is not null) as heads,
       (select count(*)::int from groups where superintendent_number like '29990%') as superintendents,
       (select count(*)::int from subgroups where premises_number like '1999%') as premises`,
  );
  expect(open).toEqual({ heads: 10, premises: 47, superintendents: 7 });
  const unnoted = await server.rows(
    `select s.name from subgroups s where premises_number is not null and not exists
       (select from subgroup_codes c where c.subgroup_id = s.id and c.kind = 'premises' and c.code = s.premises_number)`,
  );
  expect(unnoted).toEqual([]);
  const archived = await server.rows(
    `select (select count(*)::int from groups where archived_at is not null) as groups,
       (select count(*)::int from subgroups s join groups g on g.id = s.group_id
         where s.archived_at is not null and g.archived_at is null) as services,
       (select count(*)::int from users where archived_at is not null and erased_at is null) as people`,
  );
  expect(archived).toEqual([{ groups: 2, services: 5, people: 4 }]);
});

test('a service shows the licences that it issued, and the ledger is in the order of its dates', async () => {
  const tom = server.visitor();
  await tom.post('/login', { username: 'tom.okafor', password: demoLogins[0].password });
  const issued = (await tom.get('/api/subgroup-admin/groups/1/subgroups/1/issued-licences')).json();
  expect(issued.rows.map(({ state }: { state: string }) => state).sort()).toEqual([
    'completed',
    'in_progress',
    'issued',
  ]);
  const backwards = await server.rows(
    'select id from (select id, at, lag(at) over (order by id) as before from licence_movements) m where at < before',
  );
  expect(backwards).toEqual([]);
});
