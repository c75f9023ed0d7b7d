import type { PaperOutcome, ScanRule } from '@doselore/contract/paper-courses';
import { sql } from 'kysely';
import { type LicenceId, type Scope, scopeWhere } from '../../../../platform/access/index.ts';
import type { Queries } from '../../../../platform/db/index.ts';

/** Member of an organisation, and of one of its services when there is one. Checked by the address. */
export type MemberRef = { groupId: number; subgroupId?: number | undefined; userId: number };

type Facts = { outcome: PaperOutcome; taken_on: string; score: number | null; assessor: string; reason: string };

export type MemberResultData = {
  licence_id: LicenceId;
  title: string;
  state: string;
  issued_on: string;
  rule: { has_score: boolean; pass_mark: number | null; evidence: ScanRule; assessors: string } | null;
  result: (Facts & { id: number; recorded_by: string; recorded_at: string }) | null;
  scan_key: string | null;
  scan: { name: string; type: string; bytes: number } | null;
  corrected: (Facts & { by: string; on: string })[];
};

/**
 * Lists the licences of a member for face-to-face courses that wait for a result or have one, newest first. The rule is
 * that of the version of the result, or of the live version.
 */
export async function listMemberResults(
  db: Queries,
  scope: Scope,
  { groupId, subgroupId, userId, licenceId }: MemberRef & { licenceId?: number },
): Promise<MemberResultData[]> {
  const { rows } = await sql<MemberResultData>`
    select l.id as licence_id, a.title, l.state, (l.issued_at at time zone 'UTC')::date as issued_on,
      case when k.id is not null then json_build_object('has_score', k.has_score, 'pass_mark', k.pass_mark,
        'evidence', k.evidence, 'assessors', k.assessors) end as rule,
      case when r.id is not null then json_build_object('id', r.id, 'outcome', r.outcome, 'taken_on', r.taken_on,
        'score', r.score, 'assessor', r.assessor, 'reason', r.reason, 'recorded_at', r.recorded_at,
        'recorded_by', b.first_name || ' ' || b.last_name) end as result,
      s.storage_key as scan_key,
      case when s.id is not null then json_build_object('name', s.file_name, 'type', s.media_type, 'bytes', s.bytes) end as scan,
      coalesce((select json_agg(json_build_object('outcome', v.outcome, 'taken_on', v.taken_on, 'score', v.score,
          'assessor', v.assessor, 'reason', v.reason, 'by', c.first_name || ' ' || c.last_name,
          'on', (v.corrected_at at time zone 'UTC')::date) order by v.id desc)
        from paper_result_versions v join users c on c.id = v.corrected_by where v.paper_result_id = r.id), '[]') as corrected
    from licences l join abstract_paper_courses a on a.id = l.product_id
    left join paper_results r on r.licence_id = l.id left join users b on b.id = r.recorded_by
    left join paper_courses k on k.id = r.paper_course_id
      or (r.id is null and k.abstract_paper_course_id = l.product_id and k.is_live)
    left join lateral (select * from paper_scans x where x.licence_id = l.id order by x.id desc limit 1) s on true
    where l.product_type = 'abstract_paper_course' and l.group_id = ${groupId} and l.user_id = ${userId}
      and (l.state = 'issued' or r.id is not null) and l.deleted_at is null
      and (${licenceId ?? null}::bigint is null or l.id = ${licenceId ?? null})
      and ${scopeWhere(scope, { group: sql`${groupId}::bigint`, subgroup: sql`${subgroupId ?? null}::bigint` })}
    order by l.id desc`.execute(db);
  return rows;
}
