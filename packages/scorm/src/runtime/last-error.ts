import { type ErrorCode, errorText, type FailureCode } from './error-codes.ts';

/** The longest text LMSGetDiagnostic may give (RTE). */
const MAX_DIAGNOSTIC = 255;

export type LastError = {
  /** Both set the last error and hand the answer back. */
  succeed(answer: string): string;
  fail(code: FailureCode, answer: string, detail: string): string;
  code(): string;
  /** LMSGetDiagnostic: "" or the last code gives the detail, another code its text. */
  diagnosticOf(code: string): string;
};

export function createLastError(): LastError {
  let last: ErrorCode = 0;
  let diagnostic = errorText('0');
  return {
    succeed(answer) {
      last = 0;
      diagnostic = errorText('0');
      return answer;
    },
    fail(code, answer, detail) {
      last = code;
      diagnostic = `${errorText(String(code))}: ${detail}`.slice(0, MAX_DIAGNOSTIC);
      return answer;
    },
    code: () => String(last),
    diagnosticOf: (code) => (code === '' || code === String(last) ? diagnostic : errorText(code)),
  };
}
