import type { WorkHistory } from '@doselore/contract/work-history';
import type { MemberData, SpanData } from './read-work-history.repository.ts';

export function presentWorkHistory(member: MemberData, spans: readonly SpanData[]): WorkHistory {
  return {
    since: member.since,
    job_role_here: member.job_role_here,
    own_job_role: member.own_job_role,
    may_correct: !member.has_left,
    spans: spans.map(({ subgroup_id, service, ...span }) => ({
      id: span.id,
      what: span.what,
      service: subgroup_id === null ? null : { id: subgroup_id, name: service ?? '' },
      value: span.value,
      from_on: span.from_on,
      until_on: span.until_on,
      is_backfilled: span.is_backfilled,
      reason: span.reason,
    })),
  };
}
