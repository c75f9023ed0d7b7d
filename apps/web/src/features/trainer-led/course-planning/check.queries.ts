import { type Body, commandOf, type Level } from '@doselore/contract';
import { sessionsTextProblem } from '@doselore/contract/course-planning';
import { type CheckedSchedule, type Conflict, checkSchedule } from '@doselore/contract/scheduling';
import { roomQueries } from '../../../platform/query-client/index.ts';

const virtualGroups = roomQueries('virtual-groups');

type Typed = Body<typeof checkSchedule>;

/** Compares the trainers for sessions and a venue as they are typed. Waits while the sessions are incomplete. */
export const checkQuery = (level: Level, virtualGroupId: number, typed: Typed) =>
  virtualGroups.list(
    checkSchedule,
    { level, params: { virtualGroupId }, body: commandOf(typed) },
    { enabled: sessionsTextProblem(typed.sessions) === undefined },
  );

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
const conflictsOfCoTrainers = (checked: CheckedSchedule, ids: readonly number[]): Conflict[] =>
  checked.trainers
    .filter(({ id }) => ids.includes(id))
    .flatMap(({ name, conflicts }) => conflicts.map((one) => ({ ...one, text: `${name}: ${one.text}` })));
