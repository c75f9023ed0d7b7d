import { parseTimespan } from './timespan.ts';
import { INTERACTION_RESULTS, LIMITS } from './vocabularies.ts';

/**
 * Result of a check. `value` is the value to store. `leniency` says what was accepted although SCORM 1.2 refuses it.
 */
export type Checked = { ok: true; value: string; leniency?: string } | { ok: false; expected: string };
export type Check = (value: string) => Checked;

const DECIMAL = /^-?(\d+(\.\d*)?|\.\d+)$/;
const TIME_OF_DAY = /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,2})?$/;

function accepted(value: string, leniency?: string): Checked {
  return leniency === undefined ? { ok: true, value } : { ok: true, value, leniency };
}

function refused(expected: string): Checked {
  return { ok: false, expected };
}

export function oneOf(words: readonly string[]): Check {
  return (value) =>
    words.includes(value) ? accepted(value) : refused(`one of ${words.map((word) => `"${word}"`).join(', ')}`);
}

/** Checks like `oneOf`, after replacing a word that some authoring tools use instead. */
export function oneOfOr(words: readonly string[], wrong: string, right: string): Check {
  const strict = oneOf(words);
  return (value) => (value === wrong ? accepted(right, `"${wrong}" taken as "${right}"`) : strict(value));
}

/**
 * Checks text up to `limit`. Text longer than `standard` is accepted with a leniency. Text longer than `limit` is
 * refused, never cut.
 */
export function text(limit: number, standard: number = limit): Check {
  return (value) => {
    if (value.length > limit) return refused(`at most ${limit} characters`);
    // PostgreSQL stores neither, so they are refused now.
    if (value.includes('\0') || !value.isWellFormed()) return refused('text without NUL or half characters');
    return value.length > standard ? accepted(value, `longer than the ${standard} of SCORM 1.2`) : accepted(value);
  };
}

export function identifier(value: string): Checked {
  const asText = text(LIMITS.identifier)(value);
  if (!asText.ok) return asText;
  if (value === '' || hasControlCharacter(value)) {
    return refused(`an identifier of 1 to ${LIMITS.identifier} printable characters`);
  }
  return /^[\x21-\x7e]+$/.test(value)
    ? asText
    : accepted(value, 'identifier with blanks or other than ASCII characters');
}

export function decimal(value: string): Checked {
  return isDecimal(value) ? accepted(value) : refused('a decimal number');
}

/** Checks a score: blank, or a decimal from 0 to 100. */
export function score(value: string): Checked {
  const isScore = value === '' || (isDecimal(value) && Number(value) >= 0 && Number(value) <= 100);
  return isScore ? accepted(value) : refused('blank or a decimal from 0 to 100');
}

export function integerWithin(least: number, most: number): Check {
  return (value) => {
    const isWithin = /^-?\d{1,5}$/.test(value) && Number(value) >= least && Number(value) <= most;
    return isWithin ? accepted(value) : refused(`an integer from ${least} to ${most}`);
  };
}

export function timespan(value: string): Checked {
  return parseTimespan(value) === null ? refused('a time span HHHH:MM:SS.SS') : accepted(value);
}

export function timeOfDay(value: string): Checked {
  return TIME_OF_DAY.test(value) ? accepted(value) : refused('a time of day HH:MM:SS.SS');
}

const strictResult = oneOfOr(INTERACTION_RESULTS, 'incorrect', 'wrong');

export function interactionResult(value: string): Checked {
  return isDecimal(value) ? accepted(value) : strictResult(value);
}

function isDecimal(value: string): boolean {
  return value.length <= LIMITS.decimal && DECIMAL.test(value);
}

function hasControlCharacter(value: string): boolean {
  return /\p{Cc}/u.test(value);
}
