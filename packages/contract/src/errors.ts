import type { EditConflict } from './changes.ts';

/** Every code an error answer can carry, with its HTTP status. */
export const errorStatuses = {
  /** No session, or it has ended. */
  unauthenticated: 401,
  /** Wrong name or password; says never which of the two. */
  wrong_credentials: 422,
  /** The cross-site-request token is missing or does not match. */
  csrf_mismatch: 419,
  /** The account is provisional and may only finish setting itself up. */
  provisional_access_only: 403,
  /** The login is too long ago for what matters this much; the password typed once more (`stepUp`) opens it. */
  step_up_required: 403,
  /** The session must set up two-step verification before any other call. */
  two_step_required: 403,
  /** The claimed role never has this action. */
  forbidden: 403,
  /** There is no such thing, or it is outside the caller's reach: the two are told apart by nobody. */
  not_found: 404,
  /** The request breaks a rule; `errors` names the fields. */
  validation_failed: 422,
  /** The world has moved on: somebody else was first, or the state does not allow it. */
  conflict: 409,
  /** Somebody else has changed the same fields since the form was opened; `meanwhile` says which and to what. */
  edit_conflict: 409,
  /** Another tab or device has taken the attempt over. */
  stale_attempt: 409,
  /** A package cannot be taken; the message names what is wrong with it. */
  package_refused: 422,
  /** A link from an email is used up, expired or wrong. */
  link_expired: 410,
  payload_too_large: 413,
  unsupported_media_type: 415,
  /** Throttled; `Retry-After` says for how many seconds. */
  too_many_requests: 429,
  /** Maintenance mode, or the server has more to do than it can take. */
  unavailable: 503,
  /** The disk of the database or of the files is full. */
  out_of_space: 507,
  internal: 500,
} as const;

export type ErrorCode = keyof typeof errorStatuses;

/** First message first: the banner joins the first message of each field (point 8). */
export type FieldErrors = Record<string, string[]>;

/** The body of every error answer. `error` repeats `code` under the name that the specification gives it (point 8). */
export type ErrorBody = {
  code: ErrorCode;
  error: ErrorCode;
  message: string;
  errors?: FieldErrors;
  edit_conflict?: EditConflict;
};

/** The one error class of the house. `message` is shown to a person: it says what to do. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldErrors | undefined;
  /** Seconds until another try makes sense. */
  readonly retryAfter: number | undefined;
  readonly editConflict: EditConflict | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    options: { fields?: FieldErrors; retryAfter?: number; editConflict?: EditConflict; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.fields = options.fields;
    this.retryAfter = options.retryAfter;
    this.editConflict = options.editConflict;
  }
}

export function fieldError(field: string, message: string): AppError {
  return new AppError('validation_failed', message, { fields: { [field]: [message] } });
}
