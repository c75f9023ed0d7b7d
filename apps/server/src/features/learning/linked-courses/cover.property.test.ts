import { productKey } from '@doselore/contract/linked-courses';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { UserId } from '../../../platform/access/index.ts';
import { buildAbstractCourse } from '../../../test-support/catalogue.factory.ts';
import { buildCertificate } from '../../../test-support/certificates/certificates.factory.ts';
import { buildLink } from '../../../test-support/links.factory.ts';
import { buildPaperCourse } from '../../../test-support/paper.factory.ts';
import { buildUser } from '../../../test-support/people.factory.ts';
import { buildGroup } from '../../../test-support/places.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import { type CertificateFact, coveredUntil, coversOn, type EntryFact } from './cover.ts';
import type { DatedEdge, Product } from './link-graph.ts';

const server = await openTestApp();
const { db, services } = server;

const products: Product[] = [];
for (let nth = 0; nth < 4; nth += 1)
  products.push({ productType: 'abstract_course', productId: await buildAbstractCourse(db) });
products.push({ productType: 'abstract_paper_course', productId: (await buildPaperCourse(services)).productId });
const groupIds = [await buildGroup(db), await buildGroup(db)];

const day = fc.integer({ min: 0, max: 40 }).map((n) => new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10));
const nth = fc.nat(products.length - 1);
const world = fc.record({
  links: fc.array(
    fc.record({
      kind: fc.constantFrom('equivalent', 'covers', 'covers', 'prerequisite', 'refresher', 'bundled'),
      from: nth,
      to: nth,
      days: fc.tuple(day, fc.option(day)),
    }),
    { maxLength: 7 },
  ),
  certificates: fc.array(
    fc.record({
      product: nth,
      group: fc.nat(1),
      days: fc.tuple(day, fc.option(day)),
      revoked: fc.option(day, { freq: 4 }),
    }),
    { maxLength: 6 },
  ),
  entries: fc.array(
    fc.record({
      isReplaced: fc.boolean(),
      days: fc.tuple(day, fc.option(day)),
      recognitions: fc.array(fc.record({ product: nth, days: fc.tuple(day, fc.option(day)) }), { maxLength: 2 }),
      verdicts: fc.array(
        fc.record({ group: fc.nat(1), verdict: fc.constantFrom('verified', 'rejected', 'withdrawn') }),
        {
          maxLength: 3,
        },
      ),
    }),
    { maxLength: 3 },
  ),
  days: fc.array(day, { minLength: 1, maxLength: 3 }),
});
type MadeEntry = { isReplaced: boolean; days: [string, string | null] } & {
  recognitions: { product: number; days: [string, string | null] }[];
  verdicts: { group: number; verdict: 'verified' | 'rejected' | 'withdrawn' }[];
};

/** Inserts an entry of a separate course, with its recognitions and the verdicts of organisations. */
async function buildEntry(userId: UserId, { isReplaced, days, recognitions, verdicts }: MadeEntry): Promise<EntryFact> {
  const [completed_on, expires_on] = inOrder(days);
  const [course] = await server.rows<{ id: number }>(
    `insert into external_courses (title, provider, default_months) values ('Elsewhere', 'CPPE', 12) returning id`,
  );
  const facts: EntryFact['recognitions'][number][] = [];
  for (const { product, days: target } of recognitions) {
    const [from_on, until_on] = inOrder(target);
    // The table refuses days on which a course is recognised as one product twice.
    if (facts.some((fact) => fact.product === at(product))) continue;
    facts.push({ product: at(product), from_on, until_on });
    await server.rows(
      `insert into external_course_recognitions (external_course_id, product_type, product_id, from_on, until_on, made_by, made_at,
         ended_by, ended_at) values ($1, $2, $3, $4, $5, $6, now(), null, null)`,
      [course?.id, at(product).productType, at(product).productId, from_on, until_on, userId],
    );
  }
  const [entry] = await server.rows<{ id: number }>(
    `insert into external_course_users (user_id, group_id, external_course_id, title, provider, completed_on, months,
       expires_on, entered_by, created_at, updated_at)
     values ($1, $2, $3, 'Elsewhere', 'CPPE', $4, 12, $5, $1, now(), now()) returning id`,
    [userId, groupIds[0], course?.id, completed_on, expires_on],
  );
  if (isReplaced)
    await server.rows(
      `insert into external_course_users (user_id, group_id, title, provider, completed_on, months, entered_by, created_at,
         updated_at, replaces_id) values ($1, $2, 'Corrected', 'CPPE', $3, 12, $1, now(), now(), $4)`,
      [userId, groupIds[0], completed_on, entry?.id],
    );
  const last = new Map<number, string>();
  for (const { group, verdict } of verdicts) {
    last.set(groupIds[group] ?? 0, verdict);
    await server.rows(
      `insert into external_verdicts (entry_id, group_id, verdict, decided_at) values ($1, $2, $3, now())`,
      [entry?.id, groupIds[group], verdict],
    );
  }
  const verifiedBy = isReplaced
    ? []
    : [...last].flatMap(([groupId, verdict]) => (verdict === 'verified' ? [groupId] : []));
  return { userId, verifiedBy, completed_on, expires_on, recognitions: facts };
}

const at = (index: number): Product => products[index] as Product;
const inOrder = ([one, other]: [string, string | null]) =>
  other !== null && other < one ? ([other, one] as const) : ([one, other] as const);

test('the pure rule and the SQL agree on who is covered, over dated links, certificates and entries', async () => {
  await fc.assert(
    fc.asyncProperty(world, async (made) => {
      await server.rows('delete from product_links');
      const userId = await buildUser(db);
      const links: DatedEdge[] = [];
      const pairs = new Set<string>();
      for (const { kind, from, to, days } of made.links) {
        // The table refuses a second open link of a pair, set or refresher.
        if (from === to || pairs.has(`${kind} ${from}`) || pairs.has(`${kind} to ${to}`)) continue;
        pairs.add(`${kind} ${from}`).add(`${kind} to ${to}`);
        const [from_on, until_on] = inOrder(days);
        const sides = { from: at(from), to: at(to) };
        links.push({ kind, ...sides, from_on, until_on } as DatedEdge);
        const side = ({ productType, productId }: Product) => ({ type: productType, id: productId });
        await buildLink(db, {
          kind,
          from: side(sides.from),
          to: side(sides.to),
          fromOn: from_on,
          untilOn: until_on,
        } as never);
      }
      const certificates: (CertificateFact & { id: number })[] = [];
      for (const { product, group, days, revoked } of made.certificates) {
        const [awarded_on, expires_on] = inOrder(days);
        const groupId = groupIds[group] ?? 0;
        const id = await buildCertificate(db, {
          userId,
          groupId,
          ...at(product),
          awardedOn: awarded_on,
          expiresOn: expires_on,
          state: 'superseded',
        });
        if (revoked !== null)
          await server.rows(
            `update certificates set state = 'revoked', revoked_at = now(), revoked_from = $2, revoke_reason = 'mistake' where id = $1`,
            [id, revoked],
          );
        certificates.push({ id, userId, groupId, product: at(product), awarded_on, expires_on, revoked_from: revoked });
      }
      const entries: EntryFact[] = [];
      for (const entry of made.entries) entries.push(await buildEntry(userId, entry));
      for (const on of made.days) {
        const found = await server.rows<{ key: string }>(
          `select group_id || ' ' || product_type || '-' || product_id || ' ' || coalesce(certificate_id, 0) as key
           from covers_on($1) where user_id = $2 order by 1`,
          [on, userId],
        );
        const expected = groupIds.flatMap((groupId) =>
          products.flatMap((product) =>
            coversOn({ certificates, links, entries }, { userId, groupId, product, day: on }).map(
              (one) => `${groupId} ${productKey(product)} ${(one as Partial<{ id: number }>).id ?? 0}`,
            ),
          ),
        );
        expect(found.map(({ key }) => key).sort()).toEqual(expected.sort());
        const ends = await server.rows<{
          group_id: number;
          product_type: string;
          product_id: number;
          until: string | null;
        }>(
          `select group_id, product_type, product_id,
             case when bool_and(covered_until is not null) then max(covered_until)::text end as until
           from covers_on($1) where user_id = $2 group by 1, 2, 3`,
          [on, userId],
        );
        for (const groupId of groupIds)
          for (const product of products) {
            const row = ends.find(
              (one) =>
                one.group_id === groupId &&
                one.product_type === product.productType &&
                one.product_id === product.productId,
            );
            const covers = coversOn({ certificates, links, entries }, { userId, groupId, product, day: on });
            expect(coveredUntil(covers)).toBe(row?.until);
          }
      }
    }),
    { numRuns: 60 },
  );
});
