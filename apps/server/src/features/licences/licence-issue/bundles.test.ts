import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { buildCourse } from '../../../test-support/catalogue.factory.ts';
import { buildCertificate } from '../../../test-support/certificates/certificates.factory.ts';
import { buildStock } from '../../../test-support/licences.factory.ts';
import { buildLink } from '../../../test-support/links.factory.ts';
import { buildMembership, buildUser } from '../../../test-support/people.factory.ts';
import { buildGroup } from '../../../test-support/places.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import { checkLedgerNow } from '../ledger/index.ts';

const server = await openTestApp({ connections: 20 });
const { db, services, clock } = server;
clock.set('2026-09-01T09:00:00Z');
const actorId = await buildUser(db, { roles: ['super_admin'] });
const site = await server.as(actorId);

/** Builds an organisation with members and seats of two products that are offered together. */
async function organisation(members: number, [one, two]: [number, number]) {
  const groupId = await buildGroup(db);
  const [theory, practical] = [
    await buildCourse(db, { title: 'Theory' }),
    await buildCourse(db, { title: 'Practical' }),
  ];
  await buildLink(db, { kind: 'bundled', from: practical.productId, to: theory.productId });
  for (const [{ productId }, quantity] of [
    [theory, one],
    [practical, two],
  ] as const)
    if (quantity > 0) await buildStock(services, { groupId, productId, actorId, quantity });
  const userIds: number[] = [];
  for (let nth = 0; nth < members; nth += 1) {
    const userId = await buildUser(db);
    await buildMembership(db, { userId, groupId });
    userIds.push(userId);
  }
  const key = ({ productId }: { productId: number }) => ({
    productType: 'abstract_course',
    productId,
    certificateMonths: 12,
  });
  const at = `/api/admin/groups/${groupId}`;
  const preview = async () =>
    (await site.post(`${at}/bulk-issue-from-general-pot/preview`, { ...key(theory), userIds })).json();
  const issue = (first = theory, other = practical) =>
    site.post(`${at}/bulk-issue-from-general-pot`, {
      ...key(first),
      userIds,
      bundled: [key(other)],
      idempotencyKey: randomUUID(),
    });
  const listLicences = async () =>
    Object.fromEntries(
      (
        await server.rows<{ product_id: number; n: number }>(
          'select product_id, count(*)::int as n from licences where group_id = $1 group by 1',
          [groupId],
        )
      ).map((row) => [row.product_id, row.n]),
    );
  return { groupId, theory, practical, userIds, at, key, preview, issue, listLicences };
}

test('a bundle is issued together, without those who already have a licence for the other course', async () => {
  const { groupId, theory, practical, userIds, at, key, preview, issue, listLicences } = await organisation(3, [3, 3]);
  await site.post(`${at}/issue-licence/${userIds[0]}`, { ...key(practical), idempotencyKey: randomUUID() });
  expect((await preview()).bundle).toEqual([
    { ...key(practical), title: 'Practical', available: 2, issuable: 2, short: 0 },
  ]);
  expect((await issue()).json()).toMatchObject({ issued: 3, bundled: 2 });
  expect(await listLicences()).toEqual({ [theory.productId]: 3, [practical.productId]: 3 });
  const batches = await server.rows(
    `select distinct m.batch_id from licence_movements m join licence_accounts a on a.id = m.from_account_id
     where m.kind = 'issue' and a.group_id = $1 and m.batch_id in (select o.batch_id from licence_movements o
       join licence_accounts x on x.id = o.from_account_id where x.group_id = $1 and x.product_id = $2)`,
    [groupId, theory.productId],
  );
  expect(batches).toHaveLength(1);
});

test('nothing is issued when the other course has too few seats', async () => {
  const { preview, issue, listLicences } = await organisation(3, [3, 2]);
  expect((await preview()).bundle).toMatchObject([{ available: 2, issuable: 3, short: 1 }]);
  expect((await issue()).statusCode).toBe(409);
  expect(await listLicences()).toEqual({});
});

test('one person gets a bundle from the page of one member', async () => {
  const { theory, practical, userIds, at, key, listLicences } = await organisation(1, [1, 1]);
  const [option] = (await site.get(`${at}/issue-licence/${userIds[0]}`))
    .json()
    .options.filter(({ productId }: { productId: number }) => productId === theory.productId);
  expect(option.bundle).toEqual([{ ...key(practical), title: 'Practical', available: 1, has_live_licence: false }]);
  const body = { ...key(theory), bundled: [key(practical)], idempotencyKey: randomUUID() };
  for (let time = 0; time < 2; time += 1)
    expect((await site.post(`${at}/issue-licence/${userIds[0]}`, body)).statusCode).toBe(200);
  expect(await listLicences()).toEqual({ [theory.productId]: 1, [practical.productId]: 1 });
});

test('two admins who issue both courses from either side at once never wait for each other forever', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { theory, practical, issue, listLicences } = await organisation(4, [4, 4]);
    const answers = await Promise.all([issue(), issue(practical, theory)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await listLicences()).toEqual({ [theory.productId]: 4, [practical.productId]: 4 });
  }
  expect((await checkLedgerNow(db, clock)).faults).toEqual([]);
});

test('warns of cover by another course, of its unfinished licence, and of courses to finish first', async () => {
  const { groupId, theory, userIds, at, key, preview } = await organisation(3, [3, 0]);
  const [covering, before] = [await buildCourse(db, { title: 'Level 3' }), await buildCourse(db, { title: 'Basics' })];
  await buildLink(db, { kind: 'covers', from: covering.productId, to: theory.productId });
  await buildLink(db, { kind: 'prerequisite', from: before.productId, to: theory.productId });
  const [covered = 0, holding = 0] = userIds;
  await buildCertificate(db, { userId: covered, groupId, productId: covering.productId, expiresOn: '2027-02-03' });
  await buildCertificate(db, { userId: covered, groupId, productId: before.productId });
  await buildStock(services, { groupId, productId: covering.productId, actorId, quantity: 1 });
  await site.post(`${at}/issue-licence/${holding}`, { ...key(covering), idempotencyKey: randomUUID() });
  const { people } = await preview();
  expect(people).toMatchObject([
    { covered_by: { title: 'Level 3', until: '2027-02-03' }, finish_first: [], live_other: null, unprintable: '' },
    { covered_by: null, finish_first: ['Basics'], live_other: 'Level 3', unprintable: '' },
    { covered_by: null, finish_first: ['Basics'], live_other: null, unprintable: '' },
  ]);
  const { options } = (await site.get(`${at}/issue-licence/${covered}`)).json();
  expect(options.find(({ productId }: { productId: number }) => productId === theory.productId)).toMatchObject({
    covered_by: { title: 'Level 3', until: '2027-02-03' },
    finish_first: [],
  });
});

test('says before issuing which characters of a name certificates cannot print', async () => {
  const { theory, userIds, at, preview } = await organisation(3, [3, 0]);
  const [tamil, thai] = userIds;
  await server.rows(`update users set first_name = 'தமிழ்' where id = $1`, [tamil]);
  await server.rows(`update users set first_name = 'สมชาย' where id = $1`, [thai]);
  const { people } = await preview();
  expect(people.map(({ unprintable }: { unprintable: string }) => unprintable)).toEqual(['தமிழ்', '', '']);
  const { options } = (await site.get(`${at}/issue-licence/${tamil}`)).json();
  expect(options.find(({ productId }: { productId: number }) => productId === theory.productId)).toMatchObject({
    unprintable: 'தமிழ்',
  });
});
