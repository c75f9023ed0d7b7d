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

type Led = { trainerId: number | null; coTrainers: readonly { id: number }[] };

/** Returns the conflicts of a trainer, of the co-trainers with their names, of the venue and of the meeting account. */
export function conflictsFor(checked: CheckedSchedule | undefined, { trainerId, coTrainers }: Led): Conflict[] {
  if (checked === undefined) return [];
  const trainer = checked.trainers.find(({ id }) => id === trainerId);
  const others = coTrainers.map(({ id }) => id).filter((id) => id !== trainerId);
  return [
    ...(trainer?.conflicts ?? []),
    ...conflictsOfCoTrainers(checked, others),
    ...checked.venue_conflicts,
    ...checked.account_conflicts,
  ];
}

/** Returns the conflicts of these co-trainers, each with the name. */
export function conflictsOfCoTrainers(checked: CheckedSchedule, ids: readonly number[]): Conflict[] {
  return checked.trainers
    .filter(({ id }) => ids.includes(id))
    .flatMap(({ name, conflicts }) => conflicts.map((one) => ({ ...one, text: `${name}: ${one.text}` })));
}
