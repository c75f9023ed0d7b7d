import type { PlannedSession } from '@doselore/contract/course-planning';

/** Stored session, with its start and end as `toISOString` writes them. */
export type StoredSession = PlannedSession & { id: number };

/**
 * Finds the stored session that each planned one continues, or undefined for a new one. Both lists are in the order of
 * their starts. A session continues the stored one with its start, else the first one of its day, else the next one
 * that no other session continues. The form of a schedule has no ids.
 */
export function matchSessions(
  stored: readonly StoredSession[],
  planned: readonly PlannedSession[],
): (StoredSession | undefined)[] {
  const left = [...stored];
  const matched = planned.map((): StoredSession | undefined => undefined);
  const dayOf = ({ training_start }: PlannedSession) => training_start.slice(0, 10);
  const rules: ((one: PlannedSession, other: PlannedSession) => boolean)[] = [
    (one, other) => one.training_start === other.training_start,
    (one, other) => dayOf(one) === dayOf(other),
    () => true,
  ];
  for (const isSame of rules)
    for (const [index, session] of planned.entries()) {
      if (matched[index] !== undefined) continue;
      const found = left.findIndex((one) => isSame(one, session));
      if (found !== -1) [matched[index]] = left.splice(found, 1);
    }
  return matched;
}
