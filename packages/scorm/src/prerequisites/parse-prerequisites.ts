import type { LessonStatus } from '../runtime/vocabularies.ts';
import { type Token, tokenise } from './tokens.ts';

export type PrerequisiteExpression =
  | { kind: 'done'; identifier: string }
  | { kind: 'status'; identifier: string; status: LessonStatus; isEqual: boolean }
  | { kind: 'not'; operand: PrerequisiteExpression }
  | { kind: 'and' | 'or'; operands: PrerequisiteExpression[] }
  | { kind: 'atLeast'; count: number; operands: PrerequisiteExpression[] };

export type ParsedPrerequisites = {
  /** False when the text is not aicc_script, for example with AND and OR as words. Then it must not block. */
  isUnderstood: boolean;
  /** Null when there are no prerequisites, or when the script was not understood. */
  expression: PrerequisiteExpression | null;
  /** Identifiers of the items in the script, each once. */
  identifiers: string[];
};

const MAX_LENGTH = 4096;
const MAX_DEPTH = 50;

const STATUS_WORDS = new Map<string, LessonStatus>([
  ['p', 'passed'],
  ['passed', 'passed'],
  ['c', 'completed'],
  ['completed', 'completed'],
  ['f', 'failed'],
  ['failed', 'failed'],
  ['i', 'incomplete'],
  ['incomplete', 'incomplete'],
  ['b', 'browsed'],
  ['browsed', 'browsed'],
  ['n', 'not attempted'],
  ['not attempted', 'not attempted'],
]);

/** Parses an aicc_script: `& | ~ = <> ( )` and `n*{a, b}`. Never throws. */
export function parsePrerequisites(text: string): ParsedPrerequisites {
  if (text.trim() === '') return { isUnderstood: true, expression: null, identifiers: [] };
  const tokens = text.length <= MAX_LENGTH ? tokenise(text) : undefined;
  const expression = tokens && parseTokens(tokens);
  if (!expression) return { isUnderstood: false, expression: null, identifiers: [] };
  return { isUnderstood: true, expression, identifiers: [...new Set(identifiersIn(expression))] };
}

function identifiersIn(expression: PrerequisiteExpression): string[] {
  if ('identifier' in expression) return [expression.identifier];
  if (expression.kind === 'not') return identifiersIn(expression.operand);
  return expression.operands.flatMap(identifiersIn);
}

/** Parses by recursive descent. Undefined anywhere means "not understood". `~` binds tightest, then `&`, then `|`. */
function parseTokens(tokens: Token[]): PrerequisiteExpression | undefined {
  let position = 0;
  let depth = 0;

  function take(text: string): boolean {
    const token = tokens[position];
    if (token?.kind !== 'operator' || token.text !== text) return false;
    position += 1;
    return true;
  }

  function parseList(separator: '|' | '&' | ',', parseOne: () => PrerequisiteExpression | undefined) {
    const operands: PrerequisiteExpression[] = [];
    do {
      const operand = parseOne();
      if (!operand) return undefined;
      operands.push(operand);
    } while (take(separator));
    return operands;
  }

  function parseJoined(kind: 'or' | 'and'): PrerequisiteExpression | undefined {
    const operands = kind === 'or' ? parseList('|', () => parseJoined('and')) : parseList('&', parseNot);
    return operands?.length === 1 ? operands[0] : operands && { kind, operands };
  }

  function parseNot(): PrerequisiteExpression | undefined {
    depth += 1;
    if (depth > MAX_DEPTH) return undefined;
    const isNegated = take('~');
    const operand = isNegated ? parseNot() : parseOperand();
    depth -= 1;
    return isNegated ? operand && { kind: 'not', operand } : operand;
  }

  function parseOperand(): PrerequisiteExpression | undefined {
    if (take('(')) {
      const inner = parseJoined('or');
      return take(')') ? inner : undefined;
    }
    const word = tokens[position];
    if (word?.kind !== 'word') return undefined;
    position += 1;
    if (take('*')) return parseSet(word.text);
    if (take('=')) return parseStatus(word.text, true);
    if (take('<>')) return parseStatus(word.text, false);
    return { kind: 'done', identifier: word.text };
  }

  function parseSet(count: string): PrerequisiteExpression | undefined {
    if (!/^\d{1,4}$/.test(count) || !take('{')) return undefined;
    const operands = parseList(',', () => parseJoined('or'));
    return operands && take('}') ? { kind: 'atLeast', count: Number(count), operands } : undefined;
  }

  function parseStatus(identifier: string, isEqual: boolean): PrerequisiteExpression | undefined {
    const words: string[] = [];
    for (let token = tokens[position]; token && token.kind !== 'operator'; token = tokens[position]) {
      words.push(token.text);
      position += 1;
    }
    const status = STATUS_WORDS.get(words.join(' ').trim().toLowerCase());
    return status && { kind: 'status', identifier, status, isEqual };
  }

  const expression = parseJoined('or');
  return position === tokens.length ? expression : undefined;
}
