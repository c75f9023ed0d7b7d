import type { AttemptMemory } from './attempt-memory.ts';
import type { FailureCode } from './error-codes.ts';
import { findElement } from './find-element.ts';

export type ReadOutcome = { code: 0; value: string } | { code: FailureCode; reason: string };

/** Reads an element for LMSGetValue in a running session. */
export function readElement(memory: AttemptMemory, name: string): ReadOutcome {
  const found = findElement(name, 'get');
  if ('code' in found) return found;
  const { element, outer } = found;
  switch (element.kind) {
    case 'fixed':
      if (element.of && outer >= memory.objectives.length) return beyond(memory.objectives.length);
      return { code: 0, value: element.value };
    case 'readOnly':
      return { code: 0, value: memory.values[element.field] };
    case 'scalar':
      return element.access === 'w' ? writeOnly() : { code: 0, value: memory.values[element.field] };
    case 'count':
      return { code: 0, value: String(countOf(memory, element.of)) };
    case 'listCount':
      if (outer >= memory.interactionCount) return beyond(memory.interactionCount);
      return { code: 0, value: String(memory.interactions.get(outer)?.[element.of].length ?? 0) };
    case 'objective': {
      const objective = memory.objectives[outer];
      return objective ? { code: 0, value: objective[element.field] } : beyond(memory.objectives.length);
    }
    case 'interaction':
    case 'listEntry':
      return writeOnly();
  }
}

function countOf(memory: AttemptMemory, list: 'objectives' | 'interactions'): number {
  return list === 'objectives' ? memory.objectives.length : memory.interactionCount;
}

function writeOnly(): ReadOutcome {
  return { code: 404, reason: 'can only be set' };
}

function beyond(count: number): ReadOutcome {
  return { code: 201, reason: `there are only ${count}` };
}
