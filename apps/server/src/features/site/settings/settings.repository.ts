import { emptyRecord, namesOf, type ServiceLevel, type StoredRecord } from '@doselore/contract';
import type { groupPolicyFields, TwoStepPolicy } from '@doselore/contract/auth';
import {
  type InvitationSettings,
  invitationFields,
  type Retention,
  retentionFields,
  serviceLevelFields,
  sessionFields,
} from '@doselore/contract/settings';
import type { CheckedServicePlace, GroupId, SubgroupId } from '../../../platform/access/index.ts';
import type { Queries } from '../../../platform/db/index.ts';

export type SessionSettings = StoredRecord<typeof sessionFields>;
export type GroupPolicy = StoredRecord<typeof groupPolicyFields>;

export async function findGroupSettings(
  db: Queries,
  groupId: GroupId,
): Promise<InvitationSettings & StoredRecord<typeof serviceLevelFields>> {
  const row = await db
    .selectFrom('group_settings')
    .select([...namesOf(invitationFields), ...namesOf(serviceLevelFields)])
    .where('group_id', '=', groupId)
    .executeTakeFirst();
  if (row === undefined) return { ...emptyRecord(invitationFields), default_service_manager_level: 'LOW' };
  return { ...row, default_service_manager_level: row.default_service_manager_level as ServiceLevel };
}

/** Locks the organisation, because it may have no settings of its own yet. */
export async function lockGroupSettings(db: Queries, groupId: number): Promise<void> {
  await db.selectFrom('groups').select('id').where('id', '=', groupId).forNoKeyUpdate().execute();
}

export async function lockSubgroupSettings(db: Queries, { groupId, subgroupId }: CheckedServicePlace): Promise<void> {
  const place = db.selectFrom('subgroups').select('id').where('id', '=', subgroupId).where('group_id', '=', groupId);
  await place.forNoKeyUpdate().execute();
}

export async function findRetention(db: Queries, groupId: GroupId): Promise<Retention> {
  const row = await db
    .selectFrom('group_settings')
    .select(['statutory_years as statutory', 'clinical_years as clinical', 'other_years as other'])
    .where('group_id', '=', groupId)
    .executeTakeFirst();
  return row ?? emptyRecord(retentionFields);
}

export async function saveRetention(db: Queries, groupId: number, years: Retention): Promise<void> {
  const columns = { statutory_years: years.statutory, clinical_years: years.clinical, other_years: years.other };
  await db
    .insertInto('group_settings')
    .values({ group_id: groupId, ...columns })
    .onConflict((conflict) => conflict.column('group_id').doUpdateSet(columns))
    .execute();
}

export async function findSubgroupSettings(db: Queries, subgroupId: SubgroupId): Promise<InvitationSettings> {
  const row = await db
    .selectFrom('subgroup_settings')
    .select(namesOf(invitationFields))
    .where('subgroup_id', '=', subgroupId)
    .executeTakeFirst();
  return row ?? emptyRecord(invitationFields);
}

export async function saveGroupSettings(db: Queries, groupId: number, settings: InvitationSettings): Promise<void> {
  await db
    .insertInto('group_settings')
    .values({ group_id: groupId, ...settings })
    .onConflict((conflict) => conflict.column('group_id').doUpdateSet(settings))
    .execute();
}

export async function saveServiceLevel(db: Queries, groupId: number, level: ServiceLevel): Promise<void> {
  await db
    .insertInto('group_settings')
    .values({ group_id: groupId, default_service_manager_level: level })
    .onConflict((conflict) => conflict.column('group_id').doUpdateSet({ default_service_manager_level: level }))
    .execute();
}

export async function saveSubgroupSettings(
  db: Queries,
  place: CheckedServicePlace,
  settings: InvitationSettings,
): Promise<void> {
  await db
    .insertInto('subgroup_settings')
    .values({ subgroup_id: place.subgroupId, group_id: place.groupId, ...settings })
    .onConflict((conflict) => conflict.column('subgroup_id').doUpdateSet(settings))
    .execute();
}

export async function findSessionSettings(db: Queries, groupId: GroupId): Promise<SessionSettings> {
  const row = await db
    .selectFrom('group_settings')
    .select(namesOf(sessionFields))
    .where('group_id', '=', groupId)
    .executeTakeFirst();
  return row ?? emptyRecord(sessionFields);
}

export async function saveSessionSettings(db: Queries, groupId: number, settings: SessionSettings): Promise<void> {
  await db
    .insertInto('group_settings')
    .values({ group_id: groupId, ...settings })
    .onConflict((conflict) => conflict.column('group_id').doUpdateSet(settings))
    .execute();
}

export async function findGroupTwoStep(db: Queries, groupId: GroupId): Promise<GroupPolicy> {
  const row = await db
    .selectFrom('group_settings')
    .select('two_step_policy')
    .where('group_id', '=', groupId)
    .executeTakeFirst();
  return { two_step_policy: (row?.two_step_policy ?? null) as TwoStepPolicy | null };
}

export async function saveGroupTwoStep(db: Queries, groupId: number, policy: TwoStepPolicy | null): Promise<void> {
  await db
    .insertInto('group_settings')
    .values({ group_id: groupId, two_step_policy: policy })
    .onConflict((conflict) => conflict.column('group_id').doUpdateSet({ two_step_policy: policy }))
    .execute();
}
