import {
  type GroupMergePreview,
  groupRecordKinds,
  type MergedPerson,
  type MergeRow,
  mergeRecordKinds,
  type UserMergePreview,
} from '@doselore/contract/merges';
import type { GroupMerge } from './groups/merge-groups.ts';
import type { MergeData } from './merges.repository.ts';
import type { Collision } from './settle-live-licences.ts';
import type { LockedUser, RecordCounts } from './users/merge-users.repository.ts';
import type { UserMerge } from './users/merge-users.ts';

function presentPerson(user: LockedUser): MergedPerson {
  return {
    id: user.id,
    first_name: user.first_name,
    last_name: user.last_name,
    email: user.email,
    username: user.username,
    job_role: user.job_role,
    registration_number: user.registration_number,
    state: user.state === 'disabled' ? 'archived' : user.state === 'provisional' ? 'invited' : 'active',
    created_at: user.created_at.toISOString(),
  };
}

function presentCollision({ title, where, outcome, ended }: Collision): Collision {
  return { title, where, outcome, ended };
}

type Counts<K extends string> = Partial<RecordCounts<K>>;
type BeforeAndAfter<K extends string> = { before: { keep: Counts<K>; drop: Counts<K> }; after: Counts<K> };

function presentRecords<K extends string>(kinds: readonly K[], { before, after }: BeforeAndAfter<K>) {
  return kinds.map((kind) => ({
    kind,
    keep: before.keep[kind] ?? 0,
    drop: before.drop[kind] ?? 0,
    after: after[kind] ?? 0,
  }));
}

export function presentUserMerge(merge: UserMerge): UserMergePreview {
  return {
    keep: presentPerson(merge.keep),
    drop: presentPerson(merge.drop),
    records: presentRecords(mergeRecordKinds, merge),
    collisions: merge.collisions.map(presentCollision),
    superseded: merge.superseded,
  };
}

export function presentGroupMerge(merge: GroupMerge): GroupMergePreview {
  const { keep, drop } = merge;
  return {
    keep: { id: keep.id, name: keep.name, hq_code: keep.hq_code },
    drop: { id: drop.id, name: drop.name, hq_code: drop.hq_code },
    records: presentRecords(groupRecordKinds, merge),
    collisions: merge.collisions.map(presentCollision),
    superseded: merge.superseded,
    in_both: merge.inBoth,
    matching_services: merge.matches,
  };
}

export function presentMerge(row: MergeData, now: Date): MergeRow {
  return {
    id: row.id,
    keep: { id: row.keep_id, name: row.keep_name },
    drop: { id: row.drop_id, name: row.drop_name, address: row.drop_address },
    merged_by: row.merged_by,
    merged_at: row.merged_at.toISOString(),
    undo_until: row.undo_until.toISOString(),
    can_undo: row.undone_at === null && row.undo_until >= now && !row.is_erased,
    undone_by: row.undone_by,
    undone_at: row.undone_at?.toISOString() ?? null,
  };
}
