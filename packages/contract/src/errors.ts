import type { EditConflict } from './changes.ts';
import { commandName } from './commands/command-names.ts';

/** Codes of error answers, with their HTTP status. */
export const errorStatuses = {
  /** There is no session, or it has ended. */
  unauthenticated: 401,
  /** The name or the password is wrong. The answer never says which. */
  wrong_credentials: 422,
  /** The CSRF token is missing or does not match. */
  csrf_mismatch: 419,
  /** The account is provisional and may only finish its own setup. */
  provisional_access_only: 403,
  /** The sign-in is too long ago for a sensitive action. The person repeats the password (`stepUp`). */
  step_up_required: 403,
  /** The session must set up two-step verification before any other call. */
  two_step_required: 403,
  /** No role that the person has under this level may use the action. */
  forbidden: 403,
  /** The record does not exist, or is outside the caller's reach. The answer does not reveal which. */
  not_found: 404,
  /** The request breaks a rule. `errors` names the fields. */
  validation_failed: 422,
  /** The state does not allow the action, or somebody else acted first. */
  conflict: 409,
  /**
   * Somebody else has changed the same fields since the form was opened. `editConflict` has the fields and their
   * values.
   */
  edit_conflict: 409,
  /** Another tab or device has taken the attempt over. */
  stale_attempt: 409,
  /** A package was refused. The message says what is wrong with it. */
  package_refused: 422,
  /** A link from an email is used, expired or wrong. */
  link_expired: 410,
  payload_too_large: 413,
  unsupported_media_type: 415,
  /** The caller is throttled. `Retry-After` has the seconds to wait. */
  too_many_requests: 429,
  /** The site is in maintenance, or the database is away. */
  unavailable: 503,
  /** The server stopped the work at a limit of time, or has too much to do. Nothing was changed. Never maintenance. */
  too_slow: 504,
  /** The disk of the database or of the files is full. */
  out_of_space: 507,
  internal: 500,
} as const;

export type ErrorCode = keyof typeof errorStatuses;

/** Messages by field. The banner joins the first message of each field. */
export type FieldErrors = Record<string, string[]>;

/** Body of every error answer. `error` repeats `code` under the name that the specification gives it. */
export type ErrorBody = {
  code: ErrorCode;
  error: ErrorCode;
  message: string;
  errors?: FieldErrors;
  edit_conflict?: EditConflict;
};

/** Error of the product, the only class of its kind. `message` is shown to a person and says what to do. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldErrors | undefined;
  /** Seconds until another try is useful. */
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

/** Returns the refusal of one field. `field` may have the name of the record; the answer names it as commands do. */
export function fieldError(field: string, message: string): AppError {
  return new AppError('validation_failed', message, { fields: { [commandName(field)]: [message] } });
}
