import type { EvidenceType, Verdict } from '@doselore/contract/external-courses';
import { sql } from 'kysely';
import { type GroupId, type Scope, scopeWhere } from '../../../../platform/access/index.ts';
import type { Queries, Tx } from '../../../../platform/db/index.ts';
import type { MemberRef } from '../external-courses.repository.ts';

type OwnVerdict = {
  id: number;
  verdict: 'verified' | 'rejected';
  note: string;
  decided_by: string;
  decided_on: string;
};

export type MemberEntryData = {
  id: number;
  external_course_id: number | null;
  title: string;
  provider: string;
  completed_on: string;
  months: number;
  expires_on: string | null;
  reference: string;
  evidence_key: string | null;
  evidence_name: string | null;
  evidence_type: EvidenceType | null;
  evidence_bytes: number | null;
  updated_at: Date;
  verdict: OwnVerdict | null;
  is_verified_elsewhere: boolean;
  needs_evidence: boolean;
  is_replaced: boolean;
  is_decided: boolean;
};

/** Lists the entries of a member, the newest first, with the verdict of the organisation. */
export async function listMemberEntryRows(
  db: Queries,
  scope: Scope,
  { groupId, subgroupId, userId, entryId }: MemberRef & { entryId?: number },
): Promise<MemberEntryData[]> {
  const { rows } = await sql<MemberEntryData>`
    select e.id, e.external_course_id, e.title, e.provider, e.completed_on, e.months, e.expires_on, e.reference,
      e.evidence_key, e.evidence_name, e.evidence_type, e.evidence_bytes, e.updated_at,
      (select json_build_object('id', v.id, 'verdict', v.verdict, 'note', v.note,
          'decided_by', coalesce(u.first_name || ' ' || u.last_name, ''), 'decided_on', (v.decided_at at time zone 'UTC')::date)
        from external_verdicts v left join users u on u.id = v.decided_by
        where v.verdict <> 'withdrawn' and v.id = (select max(x.id) from external_verdicts x
          where x.entry_id = e.id and x.group_id = ${groupId})) as verdict,
      exists (select from (select distinct on (x.group_id) x.verdict from external_verdicts x
        where x.entry_id = e.id and x.group_id <> ${groupId} order by x.group_id, x.id desc) o
        where o.verdict = 'verified') as is_verified_elsewhere,
      coalesce(c.needs_evidence, false) as needs_evidence,
      exists (select from external_course_users n where n.replaces_id = e.id) as is_replaced,
      exists (select from best_verdict(e.id)) as is_decided
    from external_course_users e left join external_courses c on c.id = e.external_course_id
    where e.user_id = ${userId} and (${entryId ?? null}::bigint is null or e.id = ${entryId ?? null})
      and ${scopeWhere(scope, { group: sql`${groupId}::bigint`, subgroup: sql`${subgroupId ?? null}::bigint` })}
    order by e.completed_on desc, e.id desc`.execute(db);
  return rows;
}

/** Locks an entry, so that its verdicts and the changes of its person run one after the other. */
export async function lockForVerdict(tx: Tx, entryId: number): Promise<void> {
  await sql`select from external_course_users where id = ${entryId} for no key update`.execute(tx);
}

export async function insertVerdict(
  tx: Tx,
  row: {
    entryId: number;
    groupId: GroupId;
    verdict: Verdict;
    note: string;
    digest: string | null;
    decidedBy: number;
    at: Date;
  },
): Promise<void> {
  await tx
    .insertInto('external_verdicts')
    .values({
      entry_id: row.entryId,
      group_id: row.groupId,
      verdict: row.verdict,
      note: row.note,
      evidence_sha256: row.digest,
      decided_by: row.decidedBy,
      decided_at: row.at,
    })
    .execute();
}

/** Person who is notified of a verdict. Undefined when their data has been erased. */
export async function findRecipient(tx: Tx, { userId, groupId }: MemberRef) {
  const { rows } = await sql<{ first_name: string; email: string; group_name: string }>`
    select u.first_name, u.email, g.name as group_name from users u cross join groups g
    where u.id = ${userId} and g.id = ${groupId} and u.erased_at is null`.execute(tx);
  return rows[0];
}

type EventData = {
  kind: 'entered' | 'replaces' | 'replaced' | Verdict;
  at: Date;
  by: string;
  note: string;
};

/** Lists the history of an entry, newest first, with the verdicts of the organisation. */
export async function listEntryEvents(
  db: Queries,
  { groupId, entryId }: { groupId: GroupId; entryId: number },
): Promise<EventData[]> {
  const { rows } = await sql<EventData>`
    select x.kind, x.at, coalesce(u.first_name || ' ' || u.last_name, '') as by, x.note from (
      select case when e.replaces_id is null then 'entered' else 'replaces' end as kind, e.created_at as at, e.entered_by as by_id,
        '' as note, 0::bigint as nth from external_course_users e where e.id = ${entryId}
      union all
      select v.verdict, v.decided_at, v.decided_by, v.note, v.id from external_verdicts v
      where v.entry_id = ${entryId} and v.group_id = ${groupId}
      union all
      select 'replaced', n.created_at, n.entered_by, '', ${Number.MAX_SAFE_INTEGER} from external_course_users n
      where n.replaces_id = ${entryId}) x
    left join users u on u.id = x.by_id order by x.at desc, x.nth desc`.execute(db);
  return rows;
}
