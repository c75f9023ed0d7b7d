import { AppError } from '@doselore/contract';
import type { AttemptDelta } from '@doselore/contract/learning';
import { DELTA_FIELDS, findFault } from '@doselore/scorm/runtime';
import type { AttemptPatch } from './commit.repository.ts';

/**
 * Merges the deltas of a commit, oldest first, into one patch. Throws `validation_failed` for a value that the run-time
 * refuses.
 */
export function mergeDeltas(deltas: readonly AttemptDelta[]): AttemptPatch {
  const patch: AttemptPatch = {
    fields: {},
    sessions_begun: {},
    session_times: {},
    preferences: {},
    objectives: {},
    interactions: [],
  };
  const interactions = new Map<number, AttemptDelta['interactions'][number]>();
  for (const delta of deltas) {
    const fault = findFault(delta);
    if (fault !== undefined) throw new AppError('validation_failed', `The progress cannot be stored: ${fault}.`);
    for (const field of DELTA_FIELDS) {
      const value = delta[field];
      if (value !== undefined) patch.fields[field] = value;
    }
    patch.sessions_begun[String(delta.session)] = '0000:00:00.00';
    if (delta.session_time !== undefined) patch.session_times[String(delta.session)] = delta.session_time;
    Object.assign(patch.preferences, delta.preferences);
    for (const { index, ...objective } of delta.objectives ?? []) patch.objectives[String(index)] = objective;
    for (const interaction of delta.interactions) {
      interactions.set(interaction.index, { ...interactions.get(interaction.index), ...interaction });
    }
  }
  patch.interactions = [...interactions.values()];
  return patch;
}
