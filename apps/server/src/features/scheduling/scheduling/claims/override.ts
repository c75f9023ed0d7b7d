import type { Ignoring } from '@doselore/contract/course-planning';
import type { Actor, UserId } from '../../../../platform/access/index.ts';

/** Why and by whom conflicts are ignored. */
export type Override = { reason: string; by: UserId };

/** Returns the reason and the person, when conflicts are ignored. */
export function overrideOf(
  { ignoreConflictWarning, conflict_reason: reason }: Ignoring,
  actor: Actor,
): Override | null {
  return ignoreConflictWarning === 1 ? { reason, by: actor.id } : null;
}
