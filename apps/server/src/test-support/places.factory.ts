import { randomUUID } from 'node:crypto';
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
    /** Days of the course, each a day after the last; 1 by default. */
    days?: number;
    sessionsRequired?: number;
    delegates?: readonly { userId: number; attendance?: 'attended' | 'partial' | 'absent' }[];
  },
): Promise<VirtualGroupId> {
  const days = overrides.start === undefined ? [] : daysFrom(Date.parse(overrides.start), overrides.days ?? 1);
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
      training_end: days.at(-1)?.training_end ?? null,
      sessions_required: overrides.sessionsRequired ?? null,
      meeting_url: overrides.meetingUrl ?? null,
      what_to_bring: overrides.whatToBring ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const delegates = (overrides.delegates ?? []).map(({ userId, attendance }) => ({
    virtual_group_id: id,
    user_id: userId,
    attendance: attendance ?? null,
    sessions_marked: attendance === undefined ? 0 : Math.max(1, days.length),
    sessions_present: attendance === undefined || attendance === 'absent' ? 0 : Math.max(1, days.length),
  }));
  if (delegates.length > 0) await db.insertInto('virtual_group_delegates').values(delegates).execute();
  for (const day of days) {
    const { id: sessionId } = await db
      .insertInto('virtual_group_sessions')
      .values({ ...day, virtual_group_id: id })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const { user_id, attendance } of delegates)
      if (attendance !== null)
        await db
          .insertInto('session_attendances')
          .values({ virtual_group_session_id: sessionId, user_id, attendance, ...markedAt(day.training_end) })
          .execute();
  }
  return withoutScope(id, 'test');
}

/** Returns sessions of one hour, on as many days. */
function daysFrom(start: number, days: number) {
  return Array.from({ length: days }, (_nothing, nth) => ({
    ordinal: nth + 1,
    training_slot: 'am',
    training_start: new Date(start + nth * 86_400_000),
    training_end: new Date(start + nth * 86_400_000 + 3_600_000),
  }));
}

const markedAt = (at: Date) => ({ marked_at: at, made_at: at, mark_key: randomUUID() });
