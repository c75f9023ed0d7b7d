import { type PlannedSession, shownSession } from '@doselore/contract/course-planning';
import type { RegisterSaved } from '@doselore/contract/course-register';
import { courseDays } from '@doselore/contract/my-learning';
import {
  registerAt,
  type VirtualGroupDetail,
  type VirtualGroupRow,
  virtualGroupStateAt,
} from '@doselore/contract/virtual-groups';
import type { CourseJoining } from '../../scheduling/video-meetings/index.ts';
import type { DeclineData } from './declines.repository.ts';
import type { DelegateData } from './delegate-data.ts';
import type { CourseMark, DelegateWork, NotFinished, RegisterSession } from './register.repository.ts';
import type { VirtualGroupData } from './virtual-group-data.ts';

/** Returns one row. `londonNow` is what a clock in London shows now. */
export function presentVirtualGroup(row: VirtualGroupData, londonNow: Date): VirtualGroupRow {
  return {
    id: row.id,
    title: row.title,
    group: { id: row.group_id, name: row.group_name },
    subgroup: serviceOf(row),
    trainer: row.trainer,
    deliverable_id: row.deliverable_id,
    productId: row.product_id,
    certificateMonths: row.certificate_months,
    state: virtualGroupStateAt(row, londonNow),
    training_start: row.training_start?.toISOString() ?? null,
    training_end: row.training_end?.toISOString() ?? null,
    ...courseDays(row.session_times, londonNow),
    place: row.place,
    delegates: row.delegates,
    delegatePlacesAllowed: row.places,
    accepted: row.accepted,
    waiting: row.waiting,
    unmarked: row.unmarked,
    assessment_type: row.assessment_type,
    to_assess: row.to_assess,
    assessed: row.assessed,
    by_membership_only: row.by_membership_only,
    is_over_conflict: row.is_over_conflict,
  };
}

/** Service of a virtual group. A service that sees the virtual group by membership only does not learn which it is. */
export function serviceOf({ subgroup_id: id, subgroup_name: name, by_membership_only }: VirtualGroupData) {
  return id === null || name === null || by_membership_only ? null : { id, name };
}

type More = {
  coTrainers: readonly string[];
  declines: readonly DeclineData[];
  delegates: readonly DelegateData[];
  sessions: readonly PlannedSession[];
  registers: readonly RegisterSession[];
  marks: readonly CourseMark[];
  notFinished: readonly NotFinished[];
  joining: CourseJoining;
  /** Undefined for a caller who sees only their own delegates. */
  work: readonly DelegateWork[] | undefined;
  pool: number;
  londonNow: Date;
};

export function presentDetail(row: VirtualGroupData, more: More): VirtualGroupDetail {
  const { coTrainers, declines, delegates, sessions, registers, marks, notFinished, joining, work, pool, londonNow } =
    more;
  return {
    ...presentVirtualGroup(row, londonNow),
    co_trainers: [...coTrainers],
    sessions: sessions.map(shownSession),
    what_to_bring: row.what_to_bring,
    organiser: row.organiser,
    register: registerAt(row, londonNow),
    registers: registers.map(({ id, training_start, training_end }) => ({
      joining: joining.joiningOf({ id, training_start, training_end }),
      session_id: id,
      training_start: training_start.toISOString(),
      training_end: training_end.toISOString(),
      register: registerAt({ ...row, training_start }, londonNow),
    })),
    sessions_required: row.sessions_required,
    pool,
    ended_at: row.ended_at?.toISOString() ?? null,
    end_reason: row.end_reason,
    close_report: row.close_report,
    delegate_rows: delegates.map((one) => ({
      ...presentMarked(one, marks),
      response: one.response,
      licence_waiver: one.licence_waiver,
      is_uninvited: one.is_uninvited,
      ...workOf(work, one.user_id),
      not_finished: notFinished.find(({ user_id }) => user_id === one.user_id)?.titles ?? [],
      joined: joining.joinedBy(one.user_id),
    })),
    declined: declines.map(({ user_id, name, note, declined_at }) => ({
      user: { id: user_id, name },
      note,
      declined_at: declined_at.toISOString(),
    })),
  };
}

/** Returns what depends on the marks of a delegate. */
export const presentMarked = (one: DelegateData, marks: readonly CourseMark[]): RegisterSaved['delegates'][number] => ({
  user: { id: one.user_id, name: one.name },
  attendance: one.attendance,
  licence:
    one.licence_id === null || one.licence_state === null ? null : { id: one.licence_id, state: one.licence_state },
  is_pending: one.is_asked_for && one.licence_id === null && one.sessions_present > 0,
  assessment: one.assessment,
  sessions_present: one.sessions_present,
  marks: marks
    .filter(({ user_id }) => user_id === one.user_id)
    .map(({ session_id, attendance }) => ({ session_id, attendance })),
});

function workOf(work: More['work'], userId: number) {
  const { job_role = null, services = [] } = work?.find(({ user_id }) => user_id === userId) ?? {};
  return { job_role, services };
}
