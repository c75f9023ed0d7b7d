import { plural } from '@doselore/contract';
import { assessmentDeadline, isWindowOver } from '@doselore/contract/course-assessments';
import type { CloseReport } from '@doselore/contract/course-ending';
import { hasAttended } from '@doselore/contract/virtual-groups';
import { formatLongDay } from '../../../platform/clock/index.ts';
import type { DelegateData, VirtualGroupData } from '../virtual-groups/index.ts';

type Returns = Pick<CloseReport, 'declined' | 'reclaimed' | 'returned' | 'forfeited' | 'without_feedback' | 'revision'>;

const personOf = ({ user_id, name }: DelegateData) => ({ id: user_id, name });
export const attendedOf = (delegates: readonly DelegateData[]) =>
  delegates.filter(({ attendance }) => hasAttended(attendance)).map(({ user_id }) => user_id);

/** Lists the people who attended enough and have no result. Closing lets their licences lapse. */
const unassessedOf = (delegates: readonly DelegateData[]) =>
  delegates.filter(({ assessment }) => assessment === 'pending').map(personOf);

/** Returns the requirements for closing that are not met. `londonNow` is what a clock in London shows now. */
export function missingIn(course: VirtualGroupData, delegates: readonly DelegateData[], londonNow: Date) {
  const isWithout = (one: DelegateData) =>
    hasAttended(one.attendance) && one.licence_id === null && one.licence_waiver === null;
  const { training_end: end, assessment_type: type, post_training_days_allowed: days } = course;
  return {
    is_over: course.training_end !== null && course.training_end <= londonNow,
    unmarked: delegates.filter(({ attendance }) => attendance === null).map(personOf),
    without_licence: delegates.filter(isWithout).map(personOf),
    unassessed: unassessedOf(delegates),
    deadline: end === null || type === 'none' ? null : assessmentDeadline(end, days),
    is_window_over: isWindowOver(end, days, londonNow),
  };
}

/** Lists the licences that closing ends in this way. */
export function endingOf(delegates: readonly DelegateData[], how: 'completes' | 'lapses'): number[] {
  return delegates.flatMap(({ at_close, licence_id }) => (at_close === how && licence_id !== null ? [licence_id] : []));
}

export function reportOf(delegates: readonly DelegateData[], returns: Returns): CloseReport {
  const count = (attendance: DelegateData['attendance']) =>
    delegates.filter((one) => one.attendance === attendance).length;
  const assessed = (state: DelegateData['assessment']) =>
    delegates.filter(({ assessment }) => assessment === state).length;
  return {
    invited: delegates.length,
    attended: count('attended'),
    partial: count('partial'),
    absent: count('absent'),
    excused: count('excused'),
    waived: delegates.filter((one) => one.licence_waiver !== null && one.licence_id === null).length,
    completed: endingOf(delegates, 'completes').length + assessed('passed'),
    lapsed: endingOf(delegates, 'lapses').length,
    uninvited: delegates.filter((one) => one.is_uninvited).length,
    passed: assessed('passed'),
    failed: assessed('failed'),
    assessment_lapsed: assessed('pending') + assessed('lapsed'),
    ...returns,
  };
}

/** Returns the missing requirements as text; empty when none are missing. */
export function missingText(
  { is_over, unmarked, without_licence, unassessed, is_window_over, deadline }: ReturnType<typeof missingIn>,
  { force }: { force: 0 | 1 },
): string {
  const people = (count: number) => `${count} ${plural(count, 'person', 'people')}`;
  return [
    ...(is_over ? [] : ['the session has not ended']),
    ...(unmarked.length === 0 ? [] : [`the attendance of ${people(unmarked.length)} is missing`]),
    ...(unassessed.length === 0 || is_window_over || force === 1
      ? []
      : [`${people(unassessed.length)} can be assessed until ${formatLongDay(new Date(`${deadline}T00:00:00Z`))}`]),
    ...(without_licence.length === 0 ? [] : [`${people(without_licence.length)} attended without a licence`]),
  ].join(', ');
}
