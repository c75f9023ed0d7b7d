import type { ProductType } from '@doselore/contract';
import { sql } from 'kysely';
import {
  type CertificateId,
  type CheckedId,
  type GroupId,
  type UserId,
  withoutScope,
} from '../../../../platform/access/index.ts';
import type { Queries, Tx } from '../../../../platform/db/index.ts';
import type { SettingsPlace } from '../../certificate-settings/index.ts';

/** Course and organisation whose certificates are issued again. */
export type ReissuePlace = { product: SettingsPlace['product']; groupId: GroupId };
export type AwardedRange = { awardedFrom: string; awardedTo: string };

/** Id of a batch, for the background task and the list of its place. */
export type ReissueId = CheckedId<'reissue'>;

/**
 * SQL over `certificates c`: valid certificates of a course and organisation that were awarded in a period. Leaves out
 * certificates of erased people, because their names are locked.
 */
const isConcerned = ({ product, groupId }: ReissuePlace, range: AwardedRange, today: string) => sql`
  c.group_id = ${groupId} and c.product_type = ${product.type} and c.product_id = ${product.id} and c.state = 'valid'
  and (c.expires_on is null or c.expires_on >= ${today}::date)
  and c.awarded_on between ${range.awardedFrom}::date and ${range.awardedTo}::date
  and exists (select from users u where u.id = c.user_id and u.erased_at is null)`;

type Concerned = AwardedRange & { place: ReissuePlace; today: string };

export async function countConcerned(db: Queries, { place, today, ...range }: Concerned) {
  const { rows } = await sql<{ certificates: number; people: number; through_id: number }>`
    select count(*)::int as certificates, count(distinct c.user_id)::int as people, coalesce(max(c.id), 0) as through_id
    from certificates c where ${isConcerned(place, range, today)}`.execute(db);
  return rows[0] ?? { certificates: 0, people: 0, through_id: 0 };
}

type NewReissue = Concerned & {
  reason: string;
  tellsHolders: boolean;
  total: number;
  throughId: number;
  askedBy: UserId;
  at: Date;
};

export async function insertReissue(tx: Tx, reissue: NewReissue): Promise<number> {
  const { id } = await tx
    .insertInto('certificate_reissues')
    .values({
      group_id: reissue.place.groupId,
      product_type: reissue.place.product.type,
      product_id: reissue.place.product.id,
      awarded_from: reissue.awardedFrom,
      awarded_to: reissue.awardedTo,
      reason: reissue.reason,
      tells_holders: reissue.tellsHolders,
      asked_by: reissue.askedBy,
      asked_at: reissue.at,
      total: reissue.total,
      through_id: reissue.throughId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export type RunningReissue = {
  group_id: number;
  product_type: ProductType;
  product_id: number;
  awarded_from: string;
  awarded_to: string;
  tells_holders: boolean;
  last_id: number;
  through_id: number;
};

/** Finds a batch that is not finished, and locks it until commit. */
export async function lockRunning(tx: Tx, reissueId: ReissueId): Promise<RunningReissue | undefined> {
  const { rows } = await sql<RunningReissue>`
    select group_id, product_type, product_id, awarded_from::text as awarded_from, awarded_to::text as awarded_to,
      tells_holders, last_id, through_id
    from certificate_reissues where id = ${reissueId} and finished_at is null for no key update`.execute(tx);
  return rows[0];
}

export type Reissuable = {
  id: CertificateId;
  awarded_on: string;
  source: 'online' | 'paper' | 'pled' | 'external';
  title: string;
  serial: string;
  organisation: string;
  is_assessed: boolean;
  email: string;
  first_name: string;
  registration_number: string | null;
};

/**
 * Lists the next certificates of a batch and locks them, so that a withdrawal runs before or after.
 * Takes no scope: the batch has a checked id.
 */
export async function lockNext(
  tx: Tx,
  params: RunningReissue & { today: string; most: number },
): Promise<Reissuable[]> {
  const product = { type: params.product_type, id: params.product_id };
  const groupId: GroupId = withoutScope(params.group_id, 'task');
  const place = { product, groupId };
  const range = { awardedFrom: params.awarded_from, awardedTo: params.awarded_to };
  const { rows } = await sql<Reissuable>`
    select c.id, c.awarded_on, c.source, c.title, c.serial, g.name as organisation,
      c.source = 'pled' and exists (select from virtual_group_delegates d
        where d.licence_id = c.source_id and d.assessment = 'passed') as is_assessed,
      h.email, h.first_name, h.registration_number
    from certificates c join groups g on g.id = c.group_id join users h on h.id = c.user_id
    where ${isConcerned(place, range, params.today)} and c.id > ${params.last_id} and c.id <= ${params.through_id}
    order by c.id limit ${params.most} for update of c`.execute(tx);
  return rows;
}

export async function saveProgress(
  tx: Tx,
  reissueId: ReissueId,
  { done, lastId, finishedAt }: { done: number; lastId: number; finishedAt: Date | null },
): Promise<void> {
  await sql`update certificate_reissues set done = done + ${done}, last_id = ${lastId}, finished_at = ${finishedAt}
    where id = ${reissueId}`.execute(tx);
}

export async function markFailed(tx: Tx, reissueId: ReissueId, at: Date): Promise<void> {
  await sql`update certificate_reissues set has_failed = true, finished_at = ${at}
    where id = ${reissueId} and finished_at is null`.execute(tx);
}

export type ReissueData = {
  id: number;
  awarded_from: string;
  awarded_to: string;
  reason: string;
  asked_at: Date;
  asked_by_name: string | null;
  total: number;
  done: number;
  is_finished: boolean;
  has_failed: boolean;
};

/** Lists the batches of a course and organisation, the newest first. */
export async function listReissueRows(db: Queries, { product, groupId }: ReissuePlace): Promise<ReissueData[]> {
  const { rows } = await sql<ReissueData>`
    select r.id, r.awarded_from::text as awarded_from, r.awarded_to::text as awarded_to, r.reason, r.asked_at,
      case when u.erased_at is null then u.first_name || ' ' || u.last_name end as asked_by_name, r.total, r.done,
      r.finished_at is not null as is_finished, r.has_failed
    from certificate_reissues r join users u on u.id = r.asked_by
    where r.group_id = ${groupId} and r.product_type = ${product.type} and r.product_id = ${product.id}
    order by r.id desc limit 20`.execute(db);
  return rows;
}
