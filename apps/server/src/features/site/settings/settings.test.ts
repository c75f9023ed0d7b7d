import { commandOf } from '@doselore/contract';
import { settingsInForce, siteDefaults } from '@doselore/contract/settings';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { formBody } from '../../../test-support/form-body.ts';
import { buildManager, buildMembership, buildUser } from '../../../test-support/people.factory.ts';
import { buildGroup, buildSubgroup } from '../../../test-support/places.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import type { Client } from '../../../test-support/test-client.ts';

const server = await openTestApp();
const { db } = server;
let admin: Client;
let groupId: number;
let subgroupId: number;

beforeAll(async () => {
  admin = await server.as(await buildUser(db, { roles: ['super_admin'] }));
  groupId = await buildGroup(db, { level: 'LOW' });
  subgroupId = await buildSubgroup(db, { groupId });
});

test('a setting is that of the service, else of the organisation, else of the site', () => {
  const own = fc.record({
    invitation_days: fc.option(fc.integer({ min: 1, max: 60 })),
    invitation_note: fc.option(fc.string()),
  });
  fc.assert(
    fc.property(fc.array(own, { maxLength: 3 }), (places) => {
      const narrowestFirst = places.toReversed();
      expect(settingsInForce(places)).toEqual({
        invitation_days:
          narrowestFirst.find((place) => place.invitation_days !== null)?.invitation_days ??
          siteDefaults.invitation_days,
        invitation_note:
          narrowestFirst.find((place) => place.invitation_note !== null)?.invitation_note ??
          siteDefaults.invitation_note,
      });
    }),
  );
});

test('an invitation has the lifetime and the text that its place has set', async () => {
  const invite = async (email: string) => {
    const person = { first_name: 'Jo', last_name: 'Lee', email };
    const work = { job_role: null, registration_number: null, payroll_number: null, started_on: null };
    await admin.post(`/api/admin/groups/${groupId}/subgroups/${subgroupId}/members`, commandOf({ ...person, ...work }));
    const [mail] = await server.rows<{ body_text: string; body_html: string; days: number }>(
      `select m.body_text, m.body_html, extract(day from t.expires_at - t.created_at)::int as days from outbox_messages m
       join users u on u.email = m.recipient join link_tokens t on t.user_id = u.id where m.recipient = $1`,
      [email],
    );
    return mail;
  };
  expect(await invite('plain@example.org')).toMatchObject({ days: 14 });
  const base = `/api/admin/groups/${groupId}`;
  const unset = { invitation_days: null, invitation_note: null };
  await admin.put(
    `${base}/settings`,
    commandOf(formBody(unset, { invitation_days: 30, invitation_note: 'Ask Pat.\n\nRing first.' })),
  );
  const wide = await invite('wide@example.org');
  expect([wide?.days, wide?.body_text.includes('Ask Pat.'), wide?.body_text.includes('30 days')]).toEqual([
    30,
    true,
    true,
  ]);
  expect(wide?.body_html).toContain('<p>Ask Pat.</p><p>Ring first.</p>');
  await admin.put(`${base}/subgroups/${subgroupId}/settings`, commandOf(formBody(unset, { invitation_days: 3 })));
  const narrow = await invite('narrow@example.org');
  expect([narrow?.days, narrow?.body_text.includes('Ask Pat.')]).toEqual([3, true]);
  const shown = (await admin.get(`${base}/subgroups/${subgroupId}/settings`)).json();
  expect(shown).toEqual({
    invitation_days: 3,
    invitation_note: null,
    inherited: { invitation_days: 30, invitation_note: 'Ask Pat.\n\nRing first.' },
  });
});

test('the level of service admins applies with their next request, and only site admins set it', async () => {
  const userId = await buildUser(db, { roles: ['subgroup_admin'] });
  await buildMembership(db, { userId, groupId, subgroupId });
  await buildManager(db, { userId, groupId, subgroupId });
  const serviceAdmin = await server.as(userId);
  const membership = `/api/subgroup-admin/groups/${groupId}/subgroups/${subgroupId}/membership`;
  const change = async (level: string) => {
    const { default_service_manager_level } = (await admin.get(`/api/admin/groups/${groupId}/settings`)).json();
    return formBody({ default_service_manager_level }, { default_service_manager_level: level });
  };
  const setLevel = async (level: string) =>
    admin.put(`/api/admin/groups/${groupId}/service-level`, commandOf(await change(level)));
  for (const [level, status] of [
    ['LOW', 403],
    ['HIGH', 200],
    ['MED', 403],
  ] as const) {
    await setLevel(level);
    expect([level, (await serviceAdmin.get(membership)).statusCode]).toEqual([level, status]);
  }
  const groupAdminId = await buildUser(db, { roles: ['group_admin'] });
  await buildManager(db, { userId: groupAdminId, groupId });
  const answer = await (await server.as(groupAdminId)).put(
    `/api/grouping-admin/groups/${groupId}/service-level`,
    commandOf(await change('HIGH')),
  );
  expect(answer.statusCode).toBe(404);
});
