import { randomUUID } from 'node:crypto';
import { checkLedgerNow } from '@doselore/server/src/features/licences/ledger/index.ts';
import type { Figure } from '../figure.ts';
import { fillLedger, ledgerSize } from '../support/ledger.ts';
import { fillLinks } from '../support/links.ts';
import { drive, summarise } from '../support/load.ts';
import { visitorOf } from '../support/world.ts';

const seconds = 3;
const bulk = 2_000;

/**
 * Measures licence pages and reports over a large ledger, one request at a time. Measures a bulk issue and the ledger
 * check once each.
 */
export const licences: Figure = async (world) => {
  const { groupId, subgroupId, productId, userIds } = await fillLedger(world.pool, {
    actorId: world.admin.userId,
    newcomers: bulk,
  });
  const { rows: products } = await world.pool.query<{ product_id: number }>(
    'select distinct product_id from licence_accounts where group_id = $1 order by 1',
    [groupId],
  );
  const ids = products.map(({ product_id }) => product_id);
  const links = await fillLinks(world.pool, { products: ids, actorId: world.admin.userId });
  const visitor = await visitorOf(world, world.admin);
  const group = `/api/admin/groups/${groupId}`;
  const key = `productType=abstract_course&productId=${productId}&certificateMonths=12`;
  const pages: [string, string][] = [
    ['stock of an organisation', `${group}/licences`],
    ['stock of one key', `${group}/licences/abstract_course/${productId}/12`],
    ['stock of a service', `${group}/subgroups/${subgroupId}/licences`],
    ['movements of the pot', `${group}/licence-movements?${key}&account=POT`],
    ['movements of an organisation', `${group}/licence-movements`],
    ['movements, search', `${group}/licence-movements?${key}&q=number%2017`],
    ['licences of a key', `${group}/issued-licences?${key}`],
    ['licences, by name', `${group}/issued-licences?${key}&sort=name`],
    ['orders', `${group}/licence-orders`],
    ['levels of an organisation', `/api/admin/licence-levels?groupId=${groupId}`],
    ['levels of the site', '/api/admin/licence-levels'],
    ['levels of the site by cover', '/api/admin/licence-levels?sort=cover'],
    ['levels of services', `/api/admin/service-licence-levels?groupId=${groupId}`],
    ['levels of all services', '/api/admin/service-licence-levels'],
    ['levels of all services by cover', '/api/admin/service-licence-levels?sort=cover'],
    ['expiry plan', `${group}/expiry-plan`],
    ['requests', '/api/admin/licence-requests'],
    ['linked courses', '/api/admin/linked-abstract-courses'],
    ['refreshers', '/api/admin/courses/refreshers'],
    ['people to renew', `/api/admin/courses/refreshers/${links.refresherLinkId}/people`],
    ['courses without a refresher', '/api/admin/courses/refreshers/missing'],
  ];
  const rows: (string | number)[][] = [];
  const measure = async (name: string, ask: () => Promise<unknown>) => {
    await ask();
    const { p50, p95, p99 } = summarise(await drive(1, seconds, async () => void (await ask())));
    rows.push([name, p50, p95, p99]);
  };
  for (const [name, path] of pages) await measure(name, () => visitor.get(path));
  const side = (productId: number) => ({ productType: 'abstract_course', productId });
  const link = { kind: 'covers', from: side(links.from), to: [side(links.to)] };
  await measure('preview of a link', () => visitor.post('/api/admin/linked-abstract-courses/preview', link));
  const issue = { productId, certificateMonths: 12, userIds, idempotencyKey: randomUUID() };
  const begun = performance.now();
  await visitor.post(`${group}/bulk-issue-from-general-pot`, issue);
  const issued = performance.now() - begun;
  const { took_ms, faults, movements, licences } = await checkLedgerNow(world.services.db, world.services.clock);
  return {
    title: `Licences, with ${movements.toLocaleString('en-GB')} movements and ${licences.toLocaleString('en-GB')} licences in ${ledgerSize.organisations} organisations (aim: p95 under 150 ms)`,
    columns: ['page', 'p50 ms', 'p95 ms', 'p99 ms'],
    rows,
    notes: [
      `Bulk issue to ${bulk.toLocaleString('en-GB')} people: ${(issued / 1_000).toFixed(2)} s (aim: under 2 s).`,
      `Ledger check: ${(took_ms / 1_000).toFixed(1)} s (aim: under 30 s), ${faults.filter(({ group }) => group?.name.startsWith('Ledger')).length} faults in it.`,
    ],
  };
};
