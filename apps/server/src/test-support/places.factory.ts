import type { ServiceLevel } from '@doselore/contract';
import { type GroupId, type SubgroupId, type VirtualGroupId, withoutScope } from '../platform/access/index.ts';
import type { Database } from '../platform/db/index.ts';

const archivedAt = '2026-01-05T09:00:00Z';

export async function buildGroup(
  db: Database,
  overrides: { name?: string; level?: ServiceLevel; isArchived?: boolean } = {},
): Promise<GroupId> {
  const { id } = await db
    .insertInto('groups')
    .values({ name: overrides.name ?? 'Ashdown Pharmacies', archived_at: overrides.isArchived ? archivedAt : null })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('group_settings')
    .values({ group_id: id, default_service_manager_level: overrides.level ?? 'LOW' })
    .execute();
  return withoutScope(id, 'test');
}

export async function buildSubgroup(
  db: Database,
  overrides: { groupId: number; name?: string; odsCode?: string; isArchived?: boolean },
): Promise<SubgroupId> {
  const { id } = await db
    .insertInto('subgroups')
    .values({
      group_id: overrides.groupId,
      name: overrides.name ?? 'High Street',
      ods_code: overrides.odsCode ?? null,
      archived_at: overrides.isArchived ? archivedAt : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return withoutScope(id, 'test');
}

export async function buildVirtualGroup(
  db: Database,
  overrides: {
    groupId: number;
    productId: number;
    subgroupId?: number;
    trainerId?: number;
    title?: string;
    state?: 'draft' | 'scheduled' | 'delivered' | 'closed' | 'cancelled';
    /** Start of a session of one hour. The session is online when no place is given. */
    start?: string;
    place?: string;
    meetingUrl?: string;
    whatToBring?: string;
    delegates?: readonly { userId: number; attendance?: 'attended' | 'partial' | 'absent' }[];
  },
): Promise<VirtualGroupId> {
  const { id } = await db
    .insertInto('virtual_groups')
    .values({
      group_id: overrides.groupId,
      subgroup_id: overrides.subgroupId ?? null,
      abstract_course_id: overrides.productId,
      deliverable_id: overrides.start !== undefined && overrides.place === undefined ? 3 : 4,
      title: overrides.title ?? 'Injection technique',
      state: overrides.state ?? 'scheduled',
      trainer_user_id: overrides.trainerId ?? null,
      place: overrides.place ?? null,
      training_start: overrides.start ?? null,
      training_end: overrides.start === undefined ? null : new Date(Date.parse(overrides.start) + 3_600_000),
      meeting_url: overrides.meetingUrl ?? null,
      what_to_bring: overrides.whatToBring ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const delegates = (overrides.delegates ?? []).map(({ userId, attendance }) => ({
    virtual_group_id: id,
    user_id: userId,
    attendance: attendance ?? null,
  }));
  if (delegates.length > 0) await db.insertInto('virtual_group_delegates').values(delegates).execute();
  return withoutScope(id, 'test');
}
