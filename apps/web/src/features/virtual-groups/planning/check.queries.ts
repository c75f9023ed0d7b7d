import type { Body, Level } from '@doselore/contract';
import { type CheckedSchedule, type Conflict, checkSchedule } from '@doselore/contract/scheduling';
import { sessionsTextProblem } from '@doselore/contract/virtual-groups';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../../platform/api/index.ts';

type Typed = Body<typeof checkSchedule>;

/** Compares the trainers for sessions and a venue as they are typed. Waits while the sessions are incomplete. */
export function checkQuery(level: Level, virtualGroupId: number, typed: Typed) {
  return queryOptions({
    queryKey: ['virtual-groups', 'check', level, virtualGroupId, typed],
    queryFn: ({ signal }) => callEndpoint(checkSchedule, { level, params: { virtualGroupId }, body: typed, signal }),
    enabled: sessionsTextProblem(typed.sessions) === undefined,
    placeholderData: keepPreviousData,
  });
}

/** Returns the conflicts of a trainer, of the venue and of the meeting account. */
export function conflictsFor(checked: CheckedSchedule | undefined, trainerId: number | null): Conflict[] {
  if (checked === undefined) return [];
  const trainer = checked.trainers.find(({ id }) => id === trainerId);
  return [...(trainer?.conflicts ?? []), ...checked.venue_conflicts, ...checked.account_conflicts];
}
