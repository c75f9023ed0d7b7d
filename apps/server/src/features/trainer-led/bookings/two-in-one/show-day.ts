import { pickFields } from '@doselore/contract';
import { type HalfFields, halfFields, type TwoInOneDay, type TwoInOneFields } from '@doselore/contract/bookings';
import { notFound, type TwoInOneDayId } from '../../../../platform/access/index.ts';
import type { Queries } from '../../../../platform/db/index.ts';
import { type HalfData, listHalves } from './days.repository.ts';
import { showKeepHalf } from './keep-half.repository.ts';

const prefixed = <Prefix extends string>(prefix: Prefix, fields: HalfFields) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [`${prefix}_${name}`, value])) as {
    [Name in keyof HalfFields as `${Prefix}_${Name}`]: HalfFields[Name];
  };

/** Returns the fields of a day as its form has them. */
export const fieldsOfDay = (first: HalfData, second: HalfData): TwoInOneFields => ({
  ...{ gap_minutes: first.gap_minutes, is_order_fixed: first.is_order_fixed, slot: first.slot },
  ...prefixed('first', pickFields(halfFields, first)),
  ...prefixed('second', pickFields(halfFields, second)),
});

const presentSession = (row: HalfData): TwoInOneDay['first'] => ({
  product: { id: row.product_id, name: row.product },
  is_virtual: row.is_virtual,
  ...{ venue: row.venue, location: row.location, video_account: row.video_account },
  starts_at: row.starts_at?.toISOString() ?? null,
  course: row.course,
});

/** Returns both sessions of a day. Throws 404. */
export async function getHalves(db: Queries, id: TwoInOneDayId): Promise<[HalfData, HalfData]> {
  const [first, second] = await listHalves(db, id);
  if (first === undefined || second === undefined) throw notFound();
  return [first, second];
}

/** Returns two sessions on one day for site admins. Throws 404. */
export async function showDay(db: Queries, id: TwoInOneDayId): Promise<TwoInOneDay> {
  const [first, second] = await getHalves(db, id);
  return {
    ...{ id, request_id: first.id, state: first.state, state_since: first.state_since.toISOString() },
    ...{ dates: first.dates, enquiry: first.enquiry, end_reason: first.end_reason },
    project: { id: first.project_id, name: first.project },
    group: { id: first.group_id, name: first.group_name },
    ...fieldsOfDay(first, second),
    ...{ first: presentSession(first), second: presentSession(second) },
    keep_half: await showKeepHalf(db, first.id),
  };
}
