import type { ProductType } from '@doselore/contract';
import type { IssueSource } from '@doselore/contract/ledger';
import type { LicenceState } from '@doselore/contract/licences';
import { sql } from 'kysely';
import type { CheckedPlace, GroupId, LicenceId, VirtualGroupId } from '../../../../platform/access/index.ts';
import { type Queries, type Tx, titleOf } from '../../../../platform/db/index.ts';

/** Place whose licences may be taken back: an organisation, or one of its services or virtual groups. */
export type TakeBackPlace = CheckedPlace & { virtualGroupId?: VirtualGroupId | undefined };

export type HeldLicence = {
  id: LicenceId;
  group_id: GroupId;
  user_id: number;
  user_name: string;
  product_type: ProductType;
  product_id: number;
  certificate_months: number;
  title: string;
  state: LicenceState;
  end_reason: string | null;
  is_free_retry: boolean;
  root_licence_id: LicenceId | null;
  subgroup_id: number | null;
  virtual_group_id: number | null;
  source_account_id: number;
  source_kind: IssueSource;
  source_place_id: number;
  source_place: string | null;
  is_source_open: boolean;
};

/** Locks licences in the order of ids, before any other lock. All commands that end or start licences do the same. */
export async function lockLicences(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`select id from licences where id = any(${[...ids]}::bigint[]) order by id for update`.execute(tx);
}

/**
 * Locks the unstarted licences issued for a virtual group, in the order of ids, and returns their ids. Leaves out free
 * retries of `keepUserIds`. With `onlyUserIds`, locks the licences of these people alone.
 */
export async function lockUnstarted(
  tx: Tx,
  params: { virtualGroupId: VirtualGroupId; keepUserIds: readonly number[]; onlyUserIds?: readonly number[] },
): Promise<number[]> {
  const only = params.onlyUserIds === undefined ? null : [...params.onlyUserIds];
  const { rows } = await sql<{ id: number }>`select id from licences where virtual_group_id = ${params.virtualGroupId}
    and state = 'issued' and deleted_at is null
    and not (is_free_retry and user_id = any(${[...params.keepUserIds]}::bigint[]))
    and (${only}::bigint[] is null or user_id = any(${only}::bigint[]))
    order by id for update`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Lists the licences among these ids that belong to the place. */
export async function listHeldLicences(
  db: Queries,
  { place, licenceIds }: { place: TakeBackPlace; licenceIds: readonly number[] },
): Promise<HeldLicence[]> {
  const { rows } = await sql<HeldLicence>`
    select l.id, l.group_id, l.user_id, u.first_name || ' ' || u.last_name as user_name, l.product_type, l.product_id,
      l.certificate_months, ${titleOf('l')} as title, l.state, l.end_reason, l.is_free_retry, l.root_licence_id,
      l.subgroup_id, l.virtual_group_id, l.source_account_id, a.kind as source_kind, a.place_id as source_place_id,
      coalesce(s.name, v.title) as source_place,
      case a.kind when 'POOL' then s.archived_at is null when 'VGPOOL' then v.state not in ('closed', 'cancelled')
        else true end as is_source_open
    from licences l join users u on u.id = l.user_id join licence_accounts a on a.id = l.source_account_id
    left join subgroups s on a.kind = 'POOL' and s.id = a.place_id
    left join virtual_groups v on a.kind = 'VGPOOL' and v.id = a.place_id
    where l.id = any(${[...licenceIds]}::bigint[]) and l.deleted_at is null and l.group_id = ${place.groupId}
      and (${place.subgroupId ?? null}::bigint is null or l.subgroup_id = ${place.subgroupId ?? null})
      and (${place.virtualGroupId ?? null}::bigint is null or l.virtual_group_id = ${place.virtualGroupId ?? null})
    order by l.id`.execute(db);
  return rows;
}

type End = { ids: readonly number[]; state: 'reclaimed' | 'revoked'; reason: string; note: string; at: Date };

export async function endLicences(tx: Tx, end: End): Promise<void> {
  if (end.ids.length === 0) return;
  await tx
    .updateTable('licences')
    .set({ state: end.state, ended_at: end.at, end_reason: end.reason, end_note: end.note })
    .where('id', 'in', [...end.ids])
    .execute();
}
