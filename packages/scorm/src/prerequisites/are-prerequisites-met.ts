import type { LessonStatus } from '../runtime/vocabularies.ts';
import type { ParsedPrerequisites, PrerequisiteExpression } from './parse-prerequisites.ts';

/**
 * Returns the status of an item by its identifier. Undefined (no such item, or never opened) counts as "not attempted".
 */
export type StatusOf = (identifier: string) => LessonStatus | undefined;

/**
 * Returns whether prerequisites are met. True also when there are none, or when the script was not understood: see
 * `isUnderstood`.
 */
export function arePrerequisitesMet(parsed: ParsedPrerequisites, statusOf: StatusOf): boolean {
  return parsed.expression === null || isMet(parsed.expression, statusOf);
}

function isMet(expression: PrerequisiteExpression, statusOf: StatusOf): boolean {
  switch (expression.kind) {
    case 'done': {
      const status = statusOf(expression.identifier);
      return status === 'passed' || status === 'completed';
    }
    case 'status':
      return ((statusOf(expression.identifier) ?? 'not attempted') === expression.status) === expression.isEqual;
    case 'not':
      return !isMet(expression.operand, statusOf);
    case 'and':
      return expression.operands.every((operand) => isMet(operand, statusOf));
    case 'or':
      return expression.operands.some((operand) => isMet(operand, statusOf));
    case 'atLeast':
      return expression.operands.filter((operand) => isMet(operand, statusOf)).length >= expression.count;
  }
}
