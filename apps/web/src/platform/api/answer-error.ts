import { AppError, type ErrorBody, type ErrorCode, errorStatuses, messages } from '@doselore/contract';

const codesByStatus: Record<number, ErrorCode> = {
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict',
  410: 'link_expired',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
  419: 'csrf_mismatch',
  422: 'validation_failed',
  429: 'too_many_requests',
  503: 'unavailable',
  504: 'too_slow',
  507: 'out_of_space',
};

function isErrorBody(body: unknown): body is ErrorBody {
  if (typeof body !== 'object' || body === null || !('code' in body) || !('message' in body)) return false;
  return typeof body.message === 'string' && typeof body.code === 'string' && body.code in errorStatuses;
}

/** Returns the error of an answer. Answers of proxies have no body of ours, so their status alone decides the error. */
export function answerError(status: number, body: unknown, retryAfter: string | null): AppError {
  const seconds = Number(retryAfter ?? Number.NaN);
  const options = { retryAfter: Number.isFinite(seconds) ? seconds : undefined };
  if (isErrorBody(body))
    return new AppError(body.code, body.message, { ...options, fields: body.errors, editConflict: body.edit_conflict });
  return new AppError(codesByStatus[status] ?? 'internal', messages.defaultError, options);
}

export function parseBody(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
