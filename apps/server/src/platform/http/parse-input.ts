import { AppError, ruleMessages } from '@doselore/contract';
import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/** Parses input by its schema. Throws 422 with the wrong fields. A missing field answers "This is required". */
export function parseInput(schema: z.ZodType, input: unknown): unknown {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const fields: Record<string, string[]> = {};
  for (const issue of parsed.error.issues) {
    const name = issue.path.map(String).join('.') || 'request';
    fields[name] = [...(fields[name] ?? []), isMissing(issue, input) ? ruleMessages.required : issue.message];
  }
  const message = Object.values(fields)
    .map(([first]) => first)
    .join(', ');
  throw new AppError('validation_failed', message, { fields });
}

/** Beginnings of zod's own messages. A schema with a message of its own keeps it for a missing field too. */
const ownWords = /^Invalid (?:input|option|discriminator value)\b/u;

/** Looks into the input, because a coerced number is NaN by the time its issue is made. */
function isMissing({ path, message }: Issue, input: unknown): boolean {
  const value = path.reduce<unknown>((at, key) => (isRecord(at) ? at[String(key)] : undefined), input);
  return path.length > 0 && (value === undefined || value === null) && ownWords.test(message);
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
