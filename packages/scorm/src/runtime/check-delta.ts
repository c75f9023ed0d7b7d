import type { Delta, Interaction, ObjectiveChange, Preferences } from './attempt-records.ts';
import { ELEMENTS } from './element-table.ts';
import { score } from './value-checks.ts';
import { LIMITS } from './vocabularies.ts';

/** Elements that other code reads as numbers, times or words of a vocabulary. The schema checks the length of texts. */
const SINGLE = [
  ['raw_score', 'cmi.core.score.raw'],
  ['min_score', 'cmi.core.score.min'],
  ['max_score', 'cmi.core.score.max'],
  ['session_time', 'cmi.core.session_time'],
  ['exit_value', 'cmi.core.exit'],
] as const;
const PREFERENCES = [
  ['audio', 'cmi.student_preference.audio'],
  ['speed', 'cmi.student_preference.speed'],
  ['text', 'cmi.student_preference.text'],
] as const;
const OBJECTIVE = [
  ['status', 'cmi.objectives.n.status'],
  ['raw_score', 'cmi.objectives.n.score.raw'],
  ['min_score', 'cmi.objectives.n.score.min'],
  ['max_score', 'cmi.objectives.n.score.max'],
] as const;
const INTERACTION = [
  ['time', 'cmi.interactions.n.time'],
  ['type', 'cmi.interactions.n.type'],
  ['weighting', 'cmi.interactions.n.weighting'],
  ['result', 'cmi.interactions.n.result'],
  ['latency', 'cmi.interactions.n.latency'],
] as const;

/**
 * Checks the values of a delta by the rules of LMSSetValue. Returns the first element that breaks its rule, with the
 * value that the rule expects. Returns undefined when the run-time accepts all values.
 */
export function findFault(delta: Delta): string | undefined {
  return (
    faultIn(delta, SINGLE) ??
    faultInPreferences(delta.preferences) ??
    firstFault(delta.objectives ?? [], faultInObjective) ??
    firstFault(delta.interactions, faultInInteraction)
  );
}

/** Returns a valid score unchanged and "" for any other text, so that a damaged record still opens. */
export function readScore(text: string): string {
  return score(text).ok ? text : '';
}

type Rules<Field extends string> = readonly (readonly [Field, string])[];

function faultIn<Field extends string>(
  values: Partial<Record<Field, string>>,
  rules: Rules<Field>,
): string | undefined {
  for (const [field, name] of rules) {
    const value = values[field];
    const element = ELEMENTS.get(name);
    if (value === undefined || element === undefined || !('check' in element)) continue;
    const checked = element.check(value);
    if (!checked.ok) return `${name} expected ${checked.expected}`;
  }
  return undefined;
}

function firstFault<Item>(items: readonly Item[], faultOf: (item: Item) => string | undefined): string | undefined {
  for (const item of items) {
    const fault = faultOf(item);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

/** Checks the preferences that are set. A delta has all of them, and "" means never set. */
function faultInPreferences(preferences: Preferences | undefined): string | undefined {
  return preferences && faultIn(withoutBlanks(preferences), PREFERENCES);
}

function faultInObjective(objective: ObjectiveChange): string | undefined {
  const { status, raw_score, min_score, max_score } = objective;
  return faultIn(withoutBlanks({ status, raw_score, min_score, max_score }), OBJECTIVE);
}

function faultInInteraction(interaction: Interaction): string | undefined {
  const { objectives, correct_responses, time, type, weighting, result, latency } = interaction;
  if (listLength([objectives, correct_responses]) > LIMITS.interactionLists)
    return `cmi.interactions.n expected at most ${LIMITS.interactionLists} characters of objectives and patterns`;
  return faultIn({ time, type, weighting, result, latency }, INTERACTION);
}

/** Returns the number of characters in all lists together. */
export function listLength(lists: readonly (readonly string[])[]): number {
  return lists.flat().reduce((sum, text) => sum + text.length, 0);
}

function withoutBlanks<Field extends string>(values: Record<Field, string>): Partial<Record<Field, string>> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')) as Partial<
    Record<Field, string>
  >;
}
