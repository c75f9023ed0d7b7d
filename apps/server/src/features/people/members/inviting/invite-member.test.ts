import { commandName, commandOf } from '@doselore/contract';
import { expect, test } from 'vitest';
import { days, minutes } from '../../../../platform/clock/index.ts';
import { buildOrganisation } from '../../../../test-support/organisation.factory.ts';
import { buildManager, buildMembership, buildUser } from '../../../../test-support/people.factory.ts';
import { buildGroup, buildSubgroup } from '../../../../test-support/places.factory.ts';
import { openTestApp } from '../../../../test-support/test-app.ts';

const server = await openTestApp({ connections: 20 });
const { db, clock } = server;
const { groupId, subgroupId, adminId, base, ...organisation } = await buildOrganisation(server, { name: 'Fern Hill' });
let { admin } = organisation;
let made = 0;

const work = {
  job_role: 'pharmacy technician',
  registration_number: '5990001',
  payroll_number: 'P1',
  started_on: '2026-08-03',
};
const person = () => {
  made += 1;
  return { first_name: 'Jo', last_name: `Lee ${made}`, email: `jo-${made}@example.org` };
};
const invite = (fields: object) =>
  admin.post(`${base}/members`, commandOf({ ...person(), ...work, subgroupIds: [], ...fields }));
const linksTo = async (userId: number) =>
  (
    await server.rows<{ body_text: string }>(
      'select body_text from outbox_messages m join users u on u.email = m.recipient where u.id = $1 order by m.id',
      [userId],
    )
  ).map(({ body_text }) => body_text.match(/accept-invite\/(\S+)/u)?.[1] ?? '');
const accept = (token: string | undefined) =>
  server.visitor().post(`/invite-accept/${token}`, {
    password: 'Dispense Slowly 1',
    passwordConfirmation: 'Dispense Slowly 1',
    acceptedTerms: true,
  });
const infoOf = async (userId: number) => (await admin.get(`${base}/members-info/${userId}`)).json();
/** Returns the values with which the form of this member opens. */
const baseValuesOf = async (userId: number) => {
  const { first_name, last_name, email, ...info } = await infoOf(userId);
  const { job_role, registration_number, payroll_number, started_on } = info;
  return { first_name, last_name, email, job_role, registration_number, payroll_number, started_on };
};

test('an invited person is a member at once, and sets up the account by the link', async () => {
  const { id } = (await invite({ subgroupIds: [subgroupId] })).json();
  expect(await infoOf(id)).toMatchObject({
    state: 'invited',
    job_role: 'Pharmacy technician',
    services: [{ id: subgroupId }],
    can_change_identity: true,
  });
  const [token] = await linksTo(id);
  expect((await accept(token)).statusCode).toBe(200);
  expect(await infoOf(id)).toMatchObject({ state: 'active', invitation: null, can_change_identity: false });
  expect((await accept(token)).statusCode).toBe(410);
});

test('a second invitation makes the first void; an expired one can be sent again', async () => {
  const { id } = (await invite({})).json();
  clock.advance(minutes(5));
  await admin.post(`${base}/invitations`, { userIds: [id] });
  const [first, second] = await linksTo(id);
  expect((await accept(first)).statusCode).toBe(410);
  clock.advance(days(15));
  // The admin's session has expired in the 14 days that have passed.
  admin = await server.as(adminId);
  expect((await accept(second)).statusCode).toBe(410);
  expect((await admin.post(`${base}/invitations`, { userIds: [id] })).json()).toEqual({ done: [id], failed: [] });
  expect((await accept((await linksTo(id)).at(-1))).statusCode).toBe(200);
  expect((await admin.post(`${base}/invitations`, { userIds: [id] })).json().failed).toMatchObject([
    { id, reason: 'Has already set up the account' },
  ]);
});

test('of ten invitations to one address at once one creates the account, the others are refused', async () => {
  const same = person();
  const answers = await Promise.all(Array.from({ length: 10 }, () => invite(same)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  const refused = answers.filter(({ statusCode }) => statusCode !== 200);
  expect(refused.every((answer) => answer.statusCode === 422 && 'email' in answer.json().errors)).toBe(true);
  expect(await server.rows('select 1 from users where email = $1', [same.email])).toHaveLength(1);
});

test('says who is a member already, in the organisation and in the service', async () => {
  const known = person();
  await invite(known);
  const refusalAt = async (address: string, body: object) =>
    (await admin.post(address, commandOf(body))).json().errors.email;
  expect((await invite({ ...known, email: known.email.toUpperCase() })).json().errors.email).toEqual([
    'Already a member of this organisation',
  ]);
  const atService = `${base}/subgroups/${subgroupId}/members`;
  expect(await refusalAt(atService, { ...known, ...work })).toEqual([expect.stringMatching(/ask a site admin/u)]);
  const joined = person();
  await invite({ ...joined, subgroupIds: [subgroupId] });
  expect(await refusalAt(atService, { ...joined, ...work })).toEqual(['Already a member of this service']);
});

test.each([
  ['registration_number', '4990001'],
  ['registration_number', '299000'],
  ['job_role', 'Wizard'],
  ['email', 'nobody'],
  ['started_on', '31-12-2026'],
  ['started_on', '1949-12-31'],
  ['started_on', '2099-01-01'],
])('names a wrong %s and creates no account', async (field, value) => {
  const fields = { ...person(), [field]: value };
  const answer = await invite(fields);
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [commandName(field)]]);
  expect(await server.rows('select 1 from users where last_name = $1', [fields.last_name])).toEqual([]);
});

test('the organisation corrects name and address until the account is activated, then only the person', async () => {
  const { id } = (await invite({})).json();
  const change = async (identity: object | null) =>
    admin.put(
      `${base}/members/${id}`,
      commandOf({ ...work, payroll_number: 'P2', identity, baseValues: await baseValuesOf(id) }),
    );
  const corrected = person();
  expect((await change(corrected)).statusCode).toBe(200);
  const links = await linksTo(id);
  expect(links).toHaveLength(1);
  expect((await accept(links[0])).statusCode).toBe(200);
  expect((await change({ ...corrected, email: 'thief@example.org' })).json().errors).toHaveProperty('email');
  expect((await change(null)).statusCode).toBe(200);
  expect(await infoOf(id)).toMatchObject({ email: corrected.email, payroll_number: 'P2' });
  const [first] = await server.rows<{ personal: object }>(
    "select personal from audit_events where action = 'members.change' and personal_user_id = $1 order by id limit 1",
    [id],
  );
  expect(first?.personal).toMatchObject({ payroll_number: ['P1', 'P2'] });
});

test('refuses a change of address for an account with more rights than the place could give', async () => {
  await db
    .updateTable('group_settings')
    .set({ default_service_manager_level: 'MED' })
    .where('group_id', '=', groupId)
    .execute();
  const serviceAdminId = await buildUser(db, { roles: ['subgroup_admin'] });
  await buildMembership(db, { userId: serviceAdminId, groupId, subgroupId });
  await buildManager(db, { userId: serviceAdminId, groupId, subgroupId, generalPotAccess: true });
  const serviceAdmin = await server.as(serviceAdminId);
  const change = async (client: typeof admin, id: number, where = base) =>
    (
      await client.put(
        `${where}/members/${id}`,
        commandOf({ ...work, identity: person(), baseValues: await baseValuesOf(id) }),
      )
    ).statusCode;
  const inService = `/api/subgroup-admin/groups/${groupId}/subgroups/${subgroupId}`;
  const invited = async () => (await invite({ subgroupIds: [subgroupId] })).json().id as number;

  const [member, manager, elsewhere, trainer, proposed] = await Promise.all(Array.from({ length: 5 }, invited));
  await admin.put(`${base}/managers/${manager}`);
  await buildMembership(db, { userId: elsewhere ?? 0, groupId: await buildGroup(db) });
  await db
    .insertInto('user_roles')
    .values({ user_id: trainer ?? 0, role: 'trainer' })
    .execute();
  await db
    .insertInto('super_admin_proposals')
    .values({ user_id: proposed ?? 0, proposed_by: adminId, key_hash: Buffer.alloc(32), expires_at: clock.now() })
    .execute();
  const inviteAs = (client: typeof admin, where?: string) =>
    Promise.all([member, manager, elsewhere, trainer, proposed].map((id = 0) => change(client, id, where)));
  expect(await inviteAs(serviceAdmin, inService)).toEqual([200, 422, 422, 422, 422]);
  expect(await inviteAs(admin)).toEqual([200, 200, 422, 422, 422]);
  expect(await infoOf(trainer ?? 0)).toMatchObject({ state: 'invited', can_change_identity: false });
});

test('refuses to change to an address in use', async () => {
  const [one, other] = [person(), person()];
  await invite(one);
  const { id } = (await invite(other)).json();
  const body = { ...work, identity: { ...other, email: one.email }, baseValues: await baseValuesOf(id) };
  const answer = await admin.put(`${base}/members/${id}`, commandOf(body));
  expect(answer.json().errors).toHaveProperty('email');
});

test('skips services of another organisation', async () => {
  const foreign = await buildSubgroup(db, { groupId: await buildGroup(db) });
  const { id } = (await invite({ subgroupIds: [foreign, subgroupId] })).json();
  expect((await infoOf(id)).services).toMatchObject([{ id: subgroupId }]);
});

const late = 'Was sent an invitation in the last 5 minutes';

test('sends one invitation in five minutes to a person, however many managers send at once', async () => {
  const [one, two] = [(await invite({})).json().id, (await invite({})).json().id];
  const again = async (client = admin, at = base) =>
    (await client.post(`${at}/invitations`, { userIds: [one, two] })).json();
  expect(await again()).toEqual({
    done: [],
    failed: [expect.objectContaining({ id: one, reason: late }), expect.objectContaining({ id: two, reason: late })],
  });
  clock.advance(minutes(5));
  const groupId = await buildGroup(db);
  await buildMembership(db, { userId: one, groupId });
  await buildMembership(db, { userId: two, groupId });
  const site = await server.as(await buildUser(db, { roles: ['super_admin'] }));
  const elsewhere = () => again(site, `/api/admin/groups/${groupId}`);
  const answers = await Promise.all(Array.from({ length: 10 }, (_, nth) => (nth % 2 === 0 ? again() : elsewhere())));
  expect(answers.filter(({ done }) => done.length > 0).map(({ done }) => done)).toEqual([[one, two]]);
  expect([(await linksTo(one)).length, (await linksTo(two)).length]).toEqual([2, 2]);
  const link = await site.post(`/api/admin/users/${one}/send-link`, {});
  expect([link.statusCode, link.json().message]).toEqual([
    409,
    'An invitation was sent in the last 5 minutes. Wait a few minutes, then try again.',
  ]);
  clock.advance(minutes(5));
  expect((await site.post(`/api/admin/users/${one}/send-link`, {})).json()).toEqual({ sent: 'invitation' });
  expect(await again()).toMatchObject({ done: [two], failed: [{ id: one, reason: late }] });
});

test('invites two thousand people again in as many statements as one, each with an audit row', async () => {
  const groupId = await buildGroup(db);
  const rows = await server.rows<{ id: number }>(
    `with made as (insert into users (email, first_name, last_name, state)
      select 'crowd-' || n || '@example.org', 'Cy', 'Number ' || n, 'provisional' from generate_series(1, 2000) n returning id),
      joined as (insert into group_members (group_id, user_id) select $1::bigint, id from made)
    select id from made order by id`,
    [groupId],
  );
  const userIds = rows.map(({ id }) => id);
  const site = await server.as(await buildUser(db, { roles: ['super_admin'] }));
  const answer = await site.post(`/api/admin/groups/${groupId}/invitations`, { userIds });
  expect(answer.json()).toEqual({ done: userIds, failed: [] });
  // Rows written by one statement have the same `cmin`.
  const written = (from: string) =>
    server.rows(`select count(*)::int as rows, count(distinct cmin::text)::int as statements from ${from}`);
  const inOne = [{ rows: 2_000, statements: 1 }];
  expect(await written(`audit_events where action = 'members.inviteAgain' and group_id = ${groupId}`)).toEqual(inOne);
  expect(await written(`outbox_messages where recipient like 'crowd-%'`)).toEqual(inOne);
  expect(await written(`link_tokens where group_id = ${groupId}`)).toEqual(inOne);
});
