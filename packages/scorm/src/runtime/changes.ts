import type { AttemptMemory } from './attempt-memory.ts';
import { type Delta, ELEMENT_FIELDS, type Interaction } from './attempt-records.ts';
import type { ScalarField } from './element-table.ts';

/** Places that changed since the last delta. Their values are read from the memory when the delta is made. */
export type Changes = { fields: Set<ScalarField>; objectives: Set<number>; interactions: Set<number> };

const PREFERENCES = ['audio', 'language', 'speed', 'text'] as const;

export function noChanges(): Changes {
  return { fields: new Set(), objectives: new Set(), interactions: new Set() };
}

export function hasChanges(changes: Changes): boolean {
  return changes.fields.size + changes.objectives.size + changes.interactions.size > 0;
}

export function deltaOf(memory: AttemptMemory, changes: Changes, session: number): Delta {
  const { values } = memory;
  const delta: Delta = { session, interactions: [] };
  const changed = ELEMENT_FIELDS.filter((field) => changes.fields.has(field)).map((field) => [field, values[field]]);
  // The element table allows only these words in the two fields.
  Object.assign(delta, Object.fromEntries(changed));
  if (PREFERENCES.some((field) => changes.fields.has(field))) {
    const { audio, language, speed, text } = values;
    delta.preferences = { audio, language, speed, text };
  }
  if (changes.objectives.size > 0) {
    delta.objectives = memory.objectives.flatMap((objective, index) =>
      changes.objectives.has(index) ? [{ index, ...objective }] : [],
    );
  }
  delta.interactions = [...changes.interactions]
    .sort((a, b) => a - b)
    .flatMap((index) => {
      const interaction = memory.interactions.get(index);
      return interaction ? [copyOf(interaction)] : [];
    });
  return delta;
}

/** Copies an interaction, because the host stores deltas that later calls of the SCO must not change. */
function copyOf(interaction: Interaction): Interaction {
  const { objectives, correct_responses, ...rest } = interaction;
  return { ...rest, objectives: [...objectives], correct_responses: [...correct_responses] };
}
