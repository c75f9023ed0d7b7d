/** Purposes of a list of people: to invite new people, or to change members. */
export const importKinds = ['new', 'edit'] as const;
export type ImportKind = (typeof importKinds)[number];

export const importLimits = {
  rows: 5_000,
  columns: 60,
  cell: 1_000,
  fileBytes: 10_485_760,
  /** Maximum size of the largest list: all its cells as JSON. */
  bodyBytes: 16_777_216,
  /** Maximum unpacked size of a workbook. A larger one is refused unread. */
  unpackedBytes: 104_857_600,
  keptDays: 30,
} as const;

export const importFields = {
  id: 'ID',
  first_name: 'First name',
  last_name: 'Last name',
  email: 'Email',
  job_role: 'Job role',
  registration_number: 'GPhC number',
  payroll_number: 'Payroll number',
  started_on: 'Started on',
  services: 'Services',
} as const;
export type ImportField = keyof typeof importFields;

/** Returns the fields of a list. A list that is uploaded at a service has no column for services. */
export function fieldsFor(kind: ImportKind, { inService }: { inService: boolean }): ImportField[] {
  const all = Object.keys(importFields) as ImportField[];
  return all.filter((field) =>
    kind === 'edit' ? field !== 'services' : field !== 'id' && !(inService && field === 'services'),
  );
}

/** Word that empties a field in a list of changes. An empty cell leaves the field unchanged. */
export const clearWord = 'CLEAR';
export const isClear = (text: string) => text.trim().toUpperCase() === clearWord;

/** Headings that people give their columns, without spaces and punctuation. */
const headings: Record<ImportField, readonly string[]> = {
  id: ['id', 'userid', 'memberid', 'doseloreid'],
  first_name: ['firstname', 'forename', 'givenname', 'first'],
  last_name: ['lastname', 'surname', 'familyname', 'last'],
  email: ['email', 'emailaddress', 'mail', 'workemail', 'username'],
  job_role: ['jobrole', 'role', 'jobtitle', 'position', 'job'],
  registration_number: [
    'gphcnumber',
    'gphc',
    'gphcno',
    'gphcregistration',
    'gphcregistrationnumber',
    'registrationnumber',
    'registration',
  ],
  payroll_number: ['payrollnumber', 'payroll', 'payrollno', 'employeenumber', 'employeeid', 'staffnumber'],
  started_on: ['startedon', 'startdate', 'started', 'start', 'startedworkon', 'dateofjoining'],
  services: ['services', 'service', 'branch', 'odscode', 'ods', 'serviceorodscode', 'pharmacy', 'site'],
};

export type Columns = (ImportField | null)[];

/** Guesses the field of each column. Each field goes to the first column whose heading names it. */
export function guessColumns(head: readonly string[], fields: readonly ImportField[]): Columns {
  const taken = new Set<ImportField>();
  return head.map((heading) => {
    const plain = heading.toLowerCase().replace(/[^a-z]/gu, '');
    const found = fields.find((field) => !taken.has(field) && headings[field].includes(plain));
    if (found !== undefined) taken.add(found);
    return found ?? null;
  });
}

/** Returns why a choice of columns cannot be used, or undefined when it can. */
export function columnsProblem(kind: ImportKind, columns: Columns): string | undefined {
  const chosen = columns.filter((field) => field !== null);
  const twice = chosen.find((field, place) => chosen.indexOf(field) !== place);
  if (twice !== undefined) return `Choose ${importFields[twice]} for one column only`;
  if (kind === 'edit') {
    if (!chosen.includes('id') && !chosen.includes('email'))
      return 'Choose the column that holds the ID or the Email of each member';
    return chosen.some((field) => field !== keyOf(columns))
      ? undefined
      : 'Choose at least one column that holds changes';
  }
  const missing = (['first_name', 'last_name', 'email'] as const).find((field) => !chosen.includes(field));
  return missing && `Choose the column that holds the ${importFields[missing]}`;
}

/**
 * Returns the field that identifies people in a list of changes: the ID if it has one. Then the email is an ordinary
 * change.
 */
export function keyOf(columns: Columns): 'id' | 'email' {
  return columns.includes('id') ? 'id' : 'email';
}

/**
 * Converts a day as people write it (2026-03-27, 27-03-2026, 27/3/2026, 27.03.2026) to `YYYY-MM-DD`. Leaves other text
 * unchanged, and also years of 2 digits, because they are ambiguous. The schema checks that the day exists.
 */
export function readDay(text: string): string {
  const given = text.trim();
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:T.*)?$/u.exec(given);
  const british = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/u.exec(given);
  const [year, month, day] = iso ? iso.slice(1) : british ? british.slice(1).reverse() : [];
  if (year === undefined || month === undefined || day === undefined) return given;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/**
 * Status of a row. `ready` can be imported. `problem` has a problem in the row itself. `same` needs nothing: a member
 * already, or no change. `elsewhere`: somebody has an account with the address. `done` was imported. `failed` was
 * refused by the import.
 */
export const rowStatuses = ['ready', 'problem', 'same', 'elsewhere', 'done', 'failed'] as const;
export type RowStatus = (typeof rowStatuses)[number];

export const importStates = ['uploaded', 'checked', 'running', 'done'] as const;
export type ImportState = (typeof importStates)[number];

export const importSteps = ['match', 'check', 'import', 'result'] as const;
export type ImportStep = (typeof importSteps)[number];

/** Returns the last step of an import that can be opened. */
export function stepOf(state: ImportState): ImportStep {
  return ({ uploaded: 'match', checked: 'check', running: 'import', done: 'result' } as const)[state];
}

export const importPaths = { new: 'bulk-upload-new-users', edit: 'bulk-upload-edit-users' } as const;
