import { namesOf } from '@doselore/contract';
import { type EvidenceType, type ExternalState, externalCourseFields } from '@doselore/contract/external-courses';
import { sql } from 'kysely';
import {
  type CheckedPlace,
  type GroupId,
  type Scope,
  scopeWhere,
  type UserId,
} from '../../../platform/access/index.ts';
import type { Queries, Tx } from '../../../platform/db/index.ts';

export type ShownVerdict = { group: string; verdict: 'verified' | 'rejected'; note: string; decided_on: string };

export type ExternalData = {
  id: number;
  external_course_id: number | null;
  title: string;
  provider: string;
  completed_on: string;
  months: number;
  expires_on: string | null;
  reference: string;
  state: ExternalState;
  state_note: string;
  is_replaced: boolean;
  verdicts: ShownVerdict[];
  evidence_key: string | null;
  evidence_name: string | null;
  evidence_type: EvidenceType | null;
  evidence_bytes: number | null;
};

/** Member of an organisation, and of one of its services when there is one. Checked by the address. */
export type MemberRef = CheckedPlace & { userId: UserId };

/** Lists entries, the newest first. `target` is the member whose entries an admin reads. */
export async function listEntries(
  db: Queries,
  scope: Scope,
  { target, ...filter }: { externalCourseUserId?: number; target?: MemberRef | undefined } = {},
): Promise<ExternalData[]> {
  const { rows } = await sql<ExternalData>`
    select e.id, e.external_course_id, e.title, e.provider, e.completed_on, e.months, e.expires_on, e.reference,
      coalesce(b.state, 'unverified') as state, coalesce(b.note, '') as state_note,
      coalesce((select json_agg(json_build_object('group', g.name, 'verdict', v.verdict, 'note', v.note,
          'decided_on', (v.decided_at at time zone 'UTC')::date) order by v.id desc)
        from (select distinct on (x.group_id) x.* from external_verdicts x where x.entry_id = e.id
          order by x.group_id, x.id desc) v join groups g on g.id = v.group_id where v.verdict <> 'withdrawn'), '[]') as verdicts,
      e.evidence_key, e.evidence_name, e.evidence_type, e.evidence_bytes,
      exists (select from external_course_users n where n.replaces_id = e.id) as is_replaced
    from external_course_users e left join lateral best_verdict(e.id) b on true
    where ${scopeWhere(scope, { owner: sql.ref('e.user_id'), group: sql`${target?.groupId ?? null}::bigint`, subgroup: sql`${target?.subgroupId ?? null}::bigint` })}
      and (${target?.userId ?? null}::bigint is null or e.user_id = ${target?.userId ?? null})
      and (${filter.externalCourseUserId ?? null}::bigint is null or e.id = ${filter.externalCourseUserId ?? null})
    order by e.completed_on desc, e.id desc`.execute(db);
  return rows;
}

/** Locks and returns the entry, so that verifying and editing run one after the other. */
export async function lockEntry(
  tx: Tx,
  scope: Scope,
  { externalCourseUserId, target }: { externalCourseUserId: number; target?: MemberRef | undefined },
): Promise<ExternalData | undefined> {
  await tx
    .selectFrom('external_course_users')
    .select('id')
    .where('id', '=', externalCourseUserId)
    .forUpdate()
    .execute();
  return (await listEntries(tx, scope, { externalCourseUserId, target }))[0];
}

export function listCatalogue(db: Queries) {
  return db
    .selectFrom('external_courses')
    .select(['id', ...namesOf(externalCourseFields)])
    .where('archived_at', 'is', null)
    .orderBy('title')
    .execute();
}

/** Finds the organisation for an entry: the one of which the person has been a member longest. */
export async function findHomeOf(db: Queries, userId: UserId): Promise<GroupId | undefined> {
  const { rows } = await sql<{ id: GroupId }>`select g.id from group_members m join groups g on g.id = m.group_id
    where m.user_id = ${userId} and m.archived_at is null and g.archived_at is null
    order by m.joined_at, g.id limit 1`.execute(db);
  return rows[0]?.id;
}

export type EntryFields = Pick<
  ExternalData,
  'external_course_id' | 'title' | 'provider' | 'completed_on' | 'months' | 'expires_on' | 'reference'
>;

type StoredEvidence = { key: string; name: string; type: EvidenceType; bytes: number };
type NewEntry = EntryFields & {
  userId: UserId;
  groupId: GroupId;
  enteredBy: UserId;
  at: Date;
  /** Entry that the new one corrects. */
  replacesId?: number | undefined;
  evidence?: StoredEvidence | undefined;
};

export async function insertEntry(tx: Tx, entry: NewEntry): Promise<number> {
  const { userId, groupId, enteredBy, at, replacesId, evidence, ...fields } = entry;
  const { id } = await tx
    .insertInto('external_course_users')
    .values({
      ...fields,
      user_id: userId,
      group_id: groupId,
      entered_by: enteredBy,
      replaces_id: replacesId ?? null,
      evidence_key: evidence?.key ?? null,
      evidence_name: evidence?.name ?? null,
      evidence_type: evidence?.type ?? null,
      evidence_bytes: evidence?.bytes ?? null,
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Returns the stored evidence of an entry, or undefined. */
export function evidenceOf(entry: Evidence): StoredEvidence | undefined {
  const { evidence_key: key, evidence_name: name, evidence_type: type, evidence_bytes: bytes } = entry;
  return key === null || name === null || type === null ? undefined : { key, name, type, bytes: bytes ?? 0 };
}

type Evidence = Pick<ExternalData, 'evidence_key' | 'evidence_name' | 'evidence_type' | 'evidence_bytes'>;

export async function updateEntry(
  tx: Tx,
  id: number,
  change: (EntryFields | Evidence) & { updated_at: Date },
): Promise<void> {
  await tx.updateTable('external_course_users').set(change).where('id', '=', id).execute();
}

export async function deleteEntryRow(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('external_course_users').where('id', '=', id).execute();
}
