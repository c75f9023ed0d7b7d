import type { LinkKind, LinkPreview } from '@doselore/contract/linked-courses';
import { expect, test } from 'vitest';
import { buildCourse } from '../../../test-support/catalogue.factory.ts';
import { buildCertificate } from '../../../test-support/certificates/certificates.factory.ts';
import { buildLicence } from '../../../test-support/licences.factory.ts';
import { buildLink } from '../../../test-support/links.factory.ts';
import { buildPaperCourse } from '../../../test-support/paper.factory.ts';
import { buildMembership, buildUser } from '../../../test-support/people.factory.ts';
import { buildGroup } from '../../../test-support/places.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';

const server = await openTestApp({ connections: 10 });
const { db, services, clock } = server;
clock.set('2026-09-01T09:00:00Z');
const adminId = await buildUser(db, { roles: ['super_admin'], firstName: 'Morgan', lastName: 'Ellis' });
const site = await server.as(adminId);
const groupId = await buildGroup(db);
const path = '/api/admin/linked-abstract-courses';

const online = (productId: number) => ({ productType: 'abstract_course', productId }) as const;
const course = async (title: string, months = 12) => (await buildCourse(db, { title, months })).productId;
const preview = async (kind: LinkKind, from: number, ...to: number[]) => {
  const answer = await site.post(`${path}/preview`, { kind, from: online(from), to: to.map(online) });
  return answer.json() as LinkPreview;
};
async function make(kind: LinkKind, from: number, ...to: number[]): Promise<void> {
  const { seen } = await preview(kind, from, ...to);
  const made = await site.post(path, { kind, from: online(from), to: to.map(online), seen });
  expect(made.json()).toEqual({ ok: true });
}
async function holder(productId: number, expiresOn: string | null = '2027-01-10'): Promise<number> {
  const userId = await buildUser(db);
  await buildMembership(db, { userId, groupId });
  await buildCertificate(db, { userId, groupId, productId, expiresOn });
  return userId;
}
const listed = async (query: string) => (await site.get(`${path}?${query}`)).json().rows;

test('level 3 covers level 2: the preview counts people, and the list shows the link until it ends', async () => {
  const [three, two] = [await course('Safeguarding level 3'), await course('Safeguarding level 2')];
  await holder(three);
  await holder(three, '2026-08-31');
  const both = await holder(three);
  await buildCertificate(db, { userId: both, groupId, productId: two });
  const shown = await preview('covers', three, two);
  expect(shown.effects).toEqual([
    {
      kind: 'covers',
      product: { ...online(two), title: 'Safeguarding level 2' },
      by: [{ ...online(three), title: 'Safeguarding level 3' }],
      people: 2,
      gained: 1,
    },
  ]);
  await make('covers', three, two);
  const [row] = await listed('q=safeguarding');
  expect(row).toMatchObject({
    kind: 'covers',
    from: { title: 'Safeguarding level 3' },
    to: { title: 'Safeguarding level 2' },
    from_on: '2026-09-01',
    made_by: 'Morgan Ellis',
    people: 2,
  });
  for (const product of [three, two])
    expect(await listed(`product=abstract_course-${product}`)).toMatchObject([{ id: row.id }]);
  expect(await listed(`product=abstract_paper_course-${three}`)).toEqual([]);
  expect(await listed(`product=abstract_course-${await course('Without links')}`)).toEqual([]);
  expect((await site.get(`${path}?product=other-1`)).statusCode).toBe(422);
  expect((await site.get(`${path}/csv?q=safeguarding`)).body).toContain(
    '"Safeguarding level 3","Covers","Safeguarding level 2","2026-09-01","Morgan Ellis","2"',
  );
  const end = (await site.get(`${path}/${row.id}/end`)).json();
  expect(end).toMatchObject({ link: { id: row.id }, effects: [{ kind: 'covers', people: 2, gained: 1 }] });
  clock.set('2026-09-05T09:00:00Z');
  const later = await server.as(adminId);
  expect((await later.post(`${path}/${row.id}/end`, { seen: 'stale' })).statusCode).toBe(409);
  for (let time = 0; time < 2; time += 1)
    expect((await later.post(`${path}/${row.id}/end`, { seen: end.seen })).statusCode).toBe(200);
  clock.set('2026-09-01T09:00:00Z');
  expect(await listed('q=safeguarding')).toEqual([]);
  expect((await site.get(`${path}/${row.id}/end`)).statusCode).toBe(404);
  expect(
    await server.rows('select from_on::text, until_on::text, ended_by from product_links where id = $1', [row.id]),
  ).toEqual([{ from_on: '2026-09-01', until_on: '2026-09-05', ended_by: adminId }]);
  const trail = await server.rows('select action, detail from audit_events where subject = $1 order by id', [
    `course link ${row.id}`,
  ]);
  const detail = { kind: 'covers', from: `abstract_course-${three}`, to: `abstract_course-${two}` };
  expect(trail).toEqual([
    { action: 'courses.link', detail },
    { action: 'courses.endLink', detail },
  ]);
});

test('equivalents join into one set, whose products cover each other', async () => {
  const [a, b, c, d] = [await course('Eq A'), await course('Eq B'), await course('Eq C'), await course('Eq D')];
  await make('equivalent', a, b);
  await make('equivalent', c, d);
  await holder(d);
  const shown = await preview('equivalent', b, c);
  expect(shown.set.map(({ title }) => title).sort()).toEqual(['Eq A', 'Eq B', 'Eq C', 'Eq D']);
  expect(shown.effects.find(({ product }) => product.title === 'Eq A')).toMatchObject({ people: 1, gained: 1 });
  await make('equivalent', b, c);
  const [row] = await listed(`q=Eq D`);
  expect([row.from.title, row.to.title]).toEqual(['Eq D', 'Eq A']);
  const [loss] = (await site.get(`${path}/${row.id}/end`))
    .json()
    .effects.filter((one: { product: { title: string } }) => one.product.title === 'Eq B');
  expect(loss).toMatchObject({ people: 1, gained: 1 });
});

test('a set that has changed since the preview is shown again before it is linked', async () => {
  const [a, b, c] = [await course('Seen A'), await course('Seen B'), await course('Seen C')];
  const { seen } = await preview('equivalent', a, b);
  await make('equivalent', b, c);
  const late = await site.post(path, { kind: 'equivalent', from: online(a), to: [online(b)], seen });
  expect(late.statusCode).toBe(409);
  expect(late.json().message).toContain('Look at the preview again');
  await make('equivalent', a, b);
});

test('of two admins who would close a circle together, exactly one succeeds (K4)', async () => {
  for (let round = 0; round < 6; round += 1) {
    const [a, b, c] = [await course('Round A'), await course('Round B'), await course('Round C')];
    await buildLink(db, { kind: 'equivalent', from: c, to: b });
    const one = { kind: 'covers', from: online(a), to: [online(b)] };
    const other = { kind: 'covers', from: online(c), to: [online(a)] };
    const digest = async (target: object) => (await site.post(`${path}/preview`, target)).json().seen;
    const [seenOne, seenOther] = [await digest(one), await digest(other)];
    const answers = await Promise.all([
      site.post(path, { ...one, seen: seenOne }),
      site.post(path, { ...other, seen: seenOther }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().message).toContain('circle');
  }
});

test('a prerequisite names the people who would have to finish it first', async () => {
  const [first, then] = [await course('BLS'), await course('Flu')];
  const [ready, waiting] = [await holder(first), await holder(await course('Unrelated'))];
  for (const userId of [ready, waiting])
    await buildLicence(services, { groupId, productId: then, userId, actorId: adminId });
  const shown = await preview('prerequisite', first, then);
  expect(shown.effects).toMatchObject([{ kind: 'prerequisite', product: { title: 'Flu' }, people: 1 }]);
  await make('prerequisite', first, then);
  expect(await listed('kind=prerequisite&q=BLS')).toMatchObject([{ people: 1 }]);
});

test('a bundle has both kinds of products, and a refresher warns when a certificate never expires', async () => {
  const [theory, never] = [await course('Injection update'), await course('Induction', 0)];
  const { productId } = await buildPaperCourse(services, { title: 'Injection practical, assessed' });
  const links = { kind: 'bundled', from: online(theory), to: [{ productType: 'abstract_paper_course', productId }] };
  const shown = (await site.post(`${path}/preview`, links)).json();
  expect(shown).toMatchObject({ set: [{ title: 'Injection update' }, { title: 'Injection practical, assessed' }] });
  expect((await site.post(path, { ...links, seen: shown.seen })).statusCode).toBe(200);
  expect(await listed('kind=bundled&q=injection')).toMatchObject([{ people: null }]);
  expect((await preview('refresher', never, theory)).never_expiring).toEqual(['Induction']);
});

test('one command offers 5 courses together, and the audit trail names them', async () => {
  const [first = 0, ...others] = await Promise.all(['A', 'B', 'C', 'D', 'E', 'F'].map((one) => course(`Set ${one}`)));
  await make('bundled', first, ...others.slice(0, 4));
  expect((await listed('kind=bundled&q=Set')).map((row: { to: { title: string } }) => row.to.title)).toEqual(
    Array(4).fill('Set A'),
  );
  const sixth = await site.post(`${path}/preview`, {
    ...{ kind: 'bundled', from: online(others[4] ?? 0), to: [online(others[0] ?? 0)] },
  });
  expect([sixth.statusCode, sixth.json().message]).toEqual([
    409,
    'At most 5 courses can be offered together. Nothing was changed.',
  ]);
  const tooMany = await site.post(`${path}/preview`, { kind: 'bundled', from: online(first), to: others.map(online) });
  expect(tooMany.statusCode).toBe(422);
  const events = await server.rows(
    "select detail ->> 'to' as linked from audit_events where action = 'courses.link' and detail ->> 'from' = $1",
    [`abstract_course-${first}`],
  );
  expect(events).toEqual([
    {
      linked: others
        .slice(0, 4)
        .map((id) => `abstract_course-${id}`)
        .join(),
    },
  ]);
});

test('archived and unknown courses are not linked, nor offered', async () => {
  const open = await course('Open');
  const { productId } = await buildCourse(db, { title: 'Closed', isArchived: true });
  for (const other of [productId, 9_999_999]) {
    const answer = await site.post(`${path}/preview`, { kind: 'covers', from: online(open), to: [online(other)] });
    expect(answer.statusCode).toBe(409);
  }
  const titles = (await site.get(`${path}/products`)).json().map(({ title }: { title: string }) => title);
  expect(titles).toContain('Open');
  expect(titles).not.toContain('Closed');
  expect((await site.post(`${path}/999999/end`, { seen: '' })).statusCode).toBe(404);
});
