/** Codes that this run-time sets. 205 has a text but is from SCORM before 1.2 and is never set. */
export type ErrorCode = 0 | 101 | 201 | 202 | 203 | 301 | 401 | 402 | 403 | 404 | 405;
export type FailureCode = Exclude<ErrorCode, 0>;

/** Texts of the specification, letter by letter. 405 and 205 differ in capitals and full stop there too. */
const ERROR_TEXTS = new Map([
  ['0', 'No error'],
  ['101', 'General Exception'],
  ['201', 'Invalid argument error'],
  ['202', 'Element cannot have children'],
  ['203', 'Element not an array. Cannot have count'],
  ['205', 'Incorrect data type.'],
  ['301', 'Not initialized'],
  ['401', 'Not implemented error'],
  ['402', 'Invalid set value, element is a keyword'],
  ['403', 'Element is read only'],
  ['404', 'Element is write only'],
  ['405', 'Incorrect Data Type'],
]);

/** Returns the text of a code, or "" for a code that does not exist. */
export function errorText(code: string): string {
  return ERROR_TEXTS.get(code) ?? '';
}
