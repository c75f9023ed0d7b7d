import { type ErrorCode, errorText, type FailureCode } from './error-codes.ts';

/** Maximum length of the text of LMSGetDiagnostic (RTE). */
const MAX_DIAGNOSTIC = 255;

export type LastError = {
  /** Both functions set the last error and return the answer. */
  succeed(answer: string): string;
  fail(code: FailureCode, answer: string, detail: string): string;
  code(): string;
  /** Text of LMSGetDiagnostic. "" or the last code gives the detail, another code its own text. */
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
