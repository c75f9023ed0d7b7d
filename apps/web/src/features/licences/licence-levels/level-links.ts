import type { LevelRow, ServiceLevelRow } from '@doselore/contract/licence-levels';
import type { Area } from '../../../platform/area/index.ts';
import { now } from '../../../platform/clock/clock.ts';
import { productKey, type StockKey } from '../ledger/index.ts';

const search = (key: StockKey, more: Record<string, string>) =>
  new URLSearchParams({ course: productKey(key), months: `${key.certificateMonths}`, ...more });

/** Returns the day 90 days ago, from which the list of issued licences starts. */
const ninetyDaysAgo = () => new Date(now() - 90 * 86_400_000).toISOString().slice(0, 10);

/** Returns the addresses that the numbers of one key of an organisation link to. */
export function keyLinks({ to, has }: Area, row: LevelRow) {
  const { productType, productId, certificateMonths } = row;
  const groupId = row.group.id;
  const movements = (more: Record<string, string>) => `${to('licence-movements', { groupId })}?${search(row, more)}`;
  return {
    stock:
      productType === 'abstract_course'
        ? to('licence-stock', { groupId, abstractCourseId: productId, certificateMonths })
        : to('licence-stock-paper', { groupId, abstractPaperCourseId: productId, certificateMonths }),
    issued: movements({ kind: 'issue', from: ninetyDaysAgo() }),
    held: movements({ account: 'HELD' }),
    used: movements({ account: 'USED' }),
    renewals: has('licence-renewals') ? to('licence-renewals', { groupId }) : undefined,
  };
}

/**
 * Returns the addresses that the numbers of one key of a service link to. Empty for a service that the person does not
 * manage.
 */
export function serviceLinks({ to, has }: Area, row: ServiceLevelRow, isOwn: boolean) {
  if (!isOwn) return {};
  const named = (name: string) => (has(`subgroup-${name}`) ? `subgroup-${name}` : name);
  const place = { groupId: row.group.id, subgroupId: row.subgroup.id };
  const open = (name: string, more: Record<string, string> = {}) => `${to(named(name), place)}?${search(row, more)}`;
  return {
    stock: to(named('licences'), place),
    pool: open('licence-movements'),
    issued: open('issued-licences'),
    held: open('issued-licences', { state: 'issued' }),
    used: open('issued-licences'),
  };
}
