import { AppError, type ErrorBody, type ErrorCode, errorStatuses, messages } from '@doselore/contract';
import type { FastifyError, FastifyInstance } from 'fastify';
import { type DatabaseFault, databaseFault } from '../db/index.ts';
import { MissingFile } from '../files/index.ts';

const byFrameworkStatus: Record<number, [ErrorCode, string]> = {
  400: ['validation_failed', 'The request could not be read.'],
  // The path leads out of the folder of the pages.
  403: ['not_found', messages.notFoundTitle],
  404: ['not_found', messages.notFoundTitle],
  413: ['payload_too_large', 'This request is too large.'],
  415: ['unsupported_media_type', 'The server does not accept this kind of content.'],
};

/** Turns every error of the server into an answer. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const known = toAppError(error);
    if (known.code === 'internal') request.log.error({ err: error }, 'request failed');
    if (known.code === 'unavailable' || known.code === 'too_slow')
      request.log.warn({ reason: reasonOf(known) }, `answered ${errorStatuses[known.code]}`);
    if (known.retryAfter !== undefined) reply.header('Retry-After', known.retryAfter);
    return reply
      .status(errorStatuses[known.code])
      .serializer(JSON.stringify)
      .type('application/json; charset=utf-8')
      .send(bodyOf(known));
  });
}

/** Returns the body of the answer to a refused or failed request. */
export function bodyOf({ code, message, fields, editConflict }: AppError): ErrorBody {
  return {
    code,
    error: code,
    message,
    ...(fields ? { errors: fields } : {}),
    ...(editConflict ? { edit_conflict: editConflict } : {}),
  };
}

/** Returns the reason of a 503 or 504 for the log. */
function reasonOf({ message, cause }: AppError): string {
  return cause instanceof Error ? `${message}: ${cause.message || cause.name}` : message;
}

function toAppError(error: FastifyError): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof MissingFile)
    return new AppError('internal', 'This file is missing on the server. Contact technical support.', { cause: error });
  const framework = error.code?.startsWith('FST_') ? byFrameworkStatus[error.statusCode ?? 500] : undefined;
  if (framework) return new AppError(...framework);
  if (unstorable.has(error.code ?? ''))
    return new AppError(
      'validation_failed',
      'The text has characters that cannot be saved. Remove them and try again.',
    );
  const fault = databaseFault(error);
  if (fault !== undefined) return new AppError(...byDatabaseFault[fault], { retryAfter: 10, cause: error });
  return new AppError('internal', messages.defaultError, { cause: error });
}

/** SQLSTATEs of text that the database cannot hold, such as a NUL or half a character. */
const unstorable = new Set(['22021', '22P05']);

/**
 * Answers by database fault. An unreachable database looks like maintenance: the browser waits and tries again. One slow
 * page does not, because all other pages still work.
 */
const byDatabaseFault: Record<DatabaseFault, [ErrorCode, string]> = {
  away: ['unavailable', messages.maintenanceTitle],
  slow: [
    'too_slow',
    'This took too long, so the server stopped it. Nothing was changed. Try again, or choose fewer rows with a search or filter.',
  ],
  busy: ['too_slow', 'The server has a lot to do. Nothing was changed. Try again in a moment.'],
  full: ['out_of_space', 'There is no space left to save this. Nothing was changed. Contact technical support.'],
};
