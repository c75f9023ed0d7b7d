import { AppError, messages } from '@doselore/contract';

/** Point 8: the first message of each field, joined with commas; else what the server said; else the default text. */
export function describeError(error: unknown): string {
  if (!(error instanceof AppError)) return messages.defaultError;
  const firsts = Object.values(error.fields ?? {}).flatMap((fieldMessages) => fieldMessages.slice(0, 1));
  if (firsts.length > 0) return firsts.join(', ');
  return error.message === '' ? messages.defaultError : error.message;
}
