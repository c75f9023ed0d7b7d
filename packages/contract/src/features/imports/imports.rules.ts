/**
 * Purposes of a list of people: to invite new people, to change members, to invite delegates to a course, to enter external
 * courses of members, or to record results of a face-to-face course.
 */
export const importKinds = ['new', 'edit', 'delegates', 'external-entries', 'paper-results'] as const;
export type ImportKind = (typeof importKinds)[number];

export const importLimits = {
  rows: 5_000,
  columns: 60,
  cell: 1_000,
  fileBytes: 10_485_760,
  /** Maximum size of the largest list: all its cells as JSON. */
  bodyBytes: 16_777_216,
  /** Maximum number of rows above the headings. */
  titleRows: 20,
  /** Maximum unpacked size of a workbook. A larger one is refused unread. */
  unpackedBytes: 104_857_600,
  keptDays: 30,
  /** Days until a list without confirmed columns is deleted, because it still holds every cell of the file. */
  unconfirmedDays: 7,
  /** Maximum size of a zip with evidence, and its maximum number of files. */
  evidenceZipBytes: 262_144_000,
  evidenceFiles: 1_000,
} as const;

export const importFields = {
  id: 'ID',
  first_name: 'First name',
  last_name: 'Last name',
  full_name: 'Full name',
  email: 'Email',
  job_role: 'Job role',
  registration_number: 'GPhC number',
  payroll_number: 'Payroll number',
  started_on: 'Started on',
  services: 'Services',
  invited: 'Invite, yes or no',
  status: 'Status',
  left_on: 'Leaving date',
  course: 'Course',
  provider: 'Provider',
  day: 'Completed on',
  months: 'Valid for, in months',
  reference: 'Reference',
  outcome: 'Result',
  score: 'Score',
  assessor: 'Assessor',
  reason: 'Reason',
} as const;
export type ImportField = keyof typeof importFields;

/** Fields whose unknown words are matched once for a list, and remembered for the organisation. */
export const matchedFields = ['job_role', 'services', 'invited', 'status', 'course'] as const satisfies ImportField[];
export type MatchedField = (typeof matchedFields)[number];

/** Word that empties a field in a list of changes. An empty cell leaves the field unchanged. */
export const clearWord = 'CLEAR';
export const isClear = (text: string) => text.trim().toUpperCase() === clearWord;

/**
 * Status of a row. `ready` can be imported. `problem` has a problem in the row itself. `same` needs nothing: a member
 * already, no change, or a second line of one person. `elsewhere`: somebody has an account with the address. `skipped`
 * invites nobody: a total, a repeated heading, or somebody who has left. `done` was imported. `failed` was refused by
 * the import.
 */
export const rowStatuses = ['ready', 'problem', 'same', 'elsewhere', 'skipped', 'done', 'failed'] as const;
export type RowStatus = (typeof rowStatuses)[number];

/** Stock that a list of results can take licences from. */
export const issuingSources = ['POT', 'POOL'] as const;

export const importStates = ['uploaded', 'checked', 'running', 'done'] as const;
export type ImportState = (typeof importStates)[number];

export const importSteps = ['match', 'check', 'import', 'result'] as const;
export type ImportStep = (typeof importSteps)[number];

/** Returns the last step of an import that can be opened. */
export function stepOf(state: ImportState): ImportStep {
  return ({ uploaded: 'match', checked: 'check', running: 'import', done: 'result' } as const)[state];
}
