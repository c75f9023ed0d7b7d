import { AppError, messages } from '@doselore/contract';

/**
 * Returns the text of an error: the first message of each field, joined by commas. Otherwise the server's
 * message or the default text.
 */
export function describeError(error: unknown): string {
  if (!(error instanceof AppError)) return messages.defaultError;
  const firsts = Object.values(error.fields ?? {}).flatMap((fieldMessages) => fieldMessages.slice(0, 1));
  if (firsts.length > 0) return firsts.join(', ');
  return error.message === '' ? messages.defaultError : error.message;
}
