import { plural } from '@doselore/contract';
import { type CloseReport, hasAttended } from '@doselore/contract/virtual-groups';
import type { DelegateData } from '../delegates/delegates.repository.ts';
import type { VirtualGroupData } from '../virtual-groups.repository.ts';

type Returns = Pick<CloseReport, 'reclaimed' | 'returned'>;

const personOf = ({ user_id, name }: DelegateData) => ({ id: user_id, name });
export const attendedOf = (delegates: readonly DelegateData[]) =>
  delegates.filter(({ attendance }) => hasAttended(attendance)).map(({ user_id }) => user_id);

/** Returns the requirements for closing that are not met. `wall` is the current wall clock time. */
export function missingIn(session: VirtualGroupData, delegates: readonly DelegateData[], wall: Date) {
  const isWithout = (one: DelegateData) =>
    hasAttended(one.attendance) && one.licence_id === null && one.licence_waiver === null;
  return {
    is_over: session.training_end !== null && session.training_end <= wall,
    unmarked: delegates.filter(({ attendance }) => attendance === null).map(personOf),
    without_licence: delegates.filter(isWithout).map(personOf),
  };
}

/** Lists the licences that closing ends in this way. */
export function endingOf(delegates: readonly DelegateData[], how: 'completes' | 'lapses'): number[] {
  return delegates.flatMap(({ at_close, licence_id }) => (at_close === how && licence_id !== null ? [licence_id] : []));
}

export function reportOf(delegates: readonly DelegateData[], returns: Returns): CloseReport {
  const count = (attendance: DelegateData['attendance']) =>
    delegates.filter((one) => one.attendance === attendance).length;
  return {
    invited: delegates.length,
    attended: count('attended'),
    partial: count('partial'),
    absent: count('absent'),
    excused: count('excused'),
    waived: delegates.filter((one) => one.licence_waiver !== null && one.licence_id === null).length,
    completed: endingOf(delegates, 'completes').length,
    lapsed: endingOf(delegates, 'lapses').length,
    ...returns,
  };
}

/** Returns the missing requirements as text; empty when none are missing. */
export function missingText({ is_over, unmarked, without_licence }: ReturnType<typeof missingIn>): string {
  const people = (count: number) => `${count} ${plural(count, 'person', 'people')}`;
  return [
    ...(is_over ? [] : ['the session has not ended']),
    ...(unmarked.length === 0 ? [] : [`the attendance of ${people(unmarked.length)} is missing`]),
    ...(without_licence.length === 0 ? [] : [`${people(without_licence.length)} attended without a licence`]),
  ].join(', ');
}
