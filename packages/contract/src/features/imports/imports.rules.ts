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

const ofNewPeople: readonly ImportField[] = [
  ...(['first_name', 'last_name', 'full_name', 'email', 'job_role', 'registration_number'] as const),
  ...(['payroll_number', 'started_on', 'services', 'invited'] as const),
];
const notOfMembers: readonly ImportField[] = ['full_name', 'services', 'invited'];

const fieldsOf: Record<ImportKind, readonly ImportField[]> = {
  new: ofNewPeople,
  delegates: ofNewPeople,
  edit: ['id', ...ofNewPeople.filter((field) => !notOfMembers.includes(field))],
  'external-entries': ['id', 'email', 'course', 'provider', 'day', 'months', 'reference'],
  'paper-results': ['id', 'email', 'day', 'outcome', 'score', 'assessor', 'reason'],
};

/** Returns the fields of a list. A list that is uploaded at a service has no column for services. */
export function fieldsFor(kind: ImportKind, { inService }: { inService: boolean }): ImportField[] {
  return fieldsOf[kind].filter((field) => !(inService && field === 'services'));
}

/** Fields that a list needs beside those that identify people. */
const neededFields: Partial<Record<ImportKind, readonly ImportField[]>> = {
  'external-entries': ['course', 'day'],
  'paper-results': ['day', 'outcome', 'assessor'],
};

/** Fields whose unknown words are matched once for a list, and remembered for the organisation. */
export const matchedFields = ['job_role', 'services', 'invited', 'course'] as const satisfies ImportField[];
export type MatchedField = (typeof matchedFields)[number];

/** Word that empties a field in a list of changes. An empty cell leaves the field unchanged. */
export const clearWord = 'CLEAR';
export const isClear = (text: string) => text.trim().toUpperCase() === clearWord;

/** Headings that people give their columns, without spaces and punctuation. */
const headings: Record<ImportField, readonly string[]> = {
  id: ['id', 'userid', 'memberid', 'doseloreid'],
  first_name: ['firstname', 'forename', 'forenames', 'givenname', 'first', 'knownas', 'preferredname'],
  last_name: ['lastname', 'surname', 'familyname', 'last', 'secondname'],
  full_name: [
    'name',
    'fullname',
    'employeename',
    'employee',
    'staffname',
    'staffmember',
    'staff',
    'teammember',
    'colleague',
    'colleaguename',
    'membername',
  ],
  email: ['email', 'emailaddress', 'emailid', 'mail', 'workemail', 'workemailaddress', 'companyemail', 'username'],
  job_role: [
    'jobrole',
    'role',
    'jobtitle',
    'position',
    'positiontitle',
    'job',
    'jobdescription',
    'post',
    'designation',
  ],
  registration_number: [
    'gphcnumber',
    'gphc',
    'gphcno',
    'gphcregno',
    'gphcreg',
    'gphcregistration',
    'gphcregistrationno',
    'gphcregistrationnumber',
    'gphcpin',
    'registrationnumber',
    'registrationno',
    'registration',
    'regno',
    'professionalregistration',
  ],
  payroll_number: [
    'payrollnumber',
    'payroll',
    'payrollno',
    'payrollid',
    'employeenumber',
    'employeeno',
    'employeeid',
    'employeecode',
    'staffnumber',
    'staffno',
    'staffid',
    'personnelnumber',
    'assignmentnumber',
  ],
  started_on: [
    'startedon',
    'startdate',
    'started',
    'start',
    'startedworkon',
    'datestarted',
    'dateofjoining',
    'datejoined',
    'joined',
    'joindate',
    'joiningdate',
    'hiredate',
    'datehired',
    'employmentstartdate',
    'employmentstart',
    'commencementdate',
    'datecommenced',
    'continuousservicedate',
  ],
  services: [
    'services',
    'service',
    'branch',
    'branches',
    'branchname',
    'branchcode',
    'odscode',
    'ods',
    'serviceorodscode',
    'pharmacy',
    'pharmacyname',
    'site',
    'sitename',
    'store',
    'storename',
    'location',
    'worklocation',
    'workplace',
    'baselocation',
  ],
  invited: [
    'inviteyesorno',
    'invite',
    'invited',
    'include',
    'active',
    'isactive',
    'current',
    'currentemployee',
    'currentlyemployed',
    'employed',
    'needsaccount',
    'accountneeded',
  ],
  course: [
    'course',
    'coursetitle',
    'coursename',
    'title',
    'training',
    'trainingcourse',
    'certificate',
    'qualification',
  ],
  provider: ['provider', 'trainingprovider', 'awardedby', 'issuedby', 'organisation', 'awardingbody'],
  day: [
    'day',
    'date',
    'completedon',
    'completed',
    'completiondate',
    'datecompleted',
    'dateofcompletion',
    'awardedon',
    'dateawarded',
    'coursedate',
    'takenon',
    'datetaken',
  ],
  months: ['months', 'validforinmonths', 'validfor', 'validmonths', 'validity', 'validityinmonths', 'monthsvalid'],
  reference: [
    'reference',
    'ref',
    'referencenumber',
    'certificatenumber',
    'certificateno',
    'certificatereference',
    'certificateid',
    'certno',
  ],
  outcome: ['outcome', 'result', 'passfail', 'passorfail', 'passed', 'assessmentresult', 'competent'],
  score: ['score', 'mark', 'marks', 'percent', 'percentage', 'scorepercent'],
  assessor: ['assessor', 'assessorname', 'assessedby', 'examiner', 'trainer', 'signedoffby'],
  reason: ['reason', 'note', 'notes', 'comment', 'comments', 'remark', 'remarks'],
};

export type Columns = (ImportField | null)[];

const plainHeading = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/\([^)]*\)/gu, '')
    .replace(/[^a-z]/gu, '');

/** Guesses the field of each column. Each field goes to the first column whose heading names it. */
export function guessColumns(head: readonly string[], fields: readonly ImportField[]): Columns {
  const taken = new Set<ImportField>();
  const columns = head.map((heading) => {
    const plain = plainHeading(heading);
    const found = fields.find((field) => !taken.has(field) && headings[field].includes(plain));
    if (found !== undefined) taken.add(found);
    return found ?? null;
  });
  const isSplit = taken.has('first_name') && taken.has('last_name');
  return isSplit ? columns.map((field) => (field === 'full_name' ? null : field)) : columns;
}

/**
 * Finds the row with the headings among the first ones: the first that names most fields. Titles, dates of printing and
 * empty rows may stand above it.
 */
export function findHeadRow(rows: readonly (readonly string[])[], fields: readonly ImportField[]): number {
  const top = rows.slice(0, importLimits.titleRows + 1);
  const named = top.map((row) => guessColumns(row, fields).filter((field) => field !== null).length);
  const most = Math.max(...named);
  const firstFilled = top.findIndex((row) => row.some((cell) => cell.trim() !== ''));
  return most < 2 ? Math.max(0, firstFilled) : named.indexOf(most);
}

/** Returns why a choice of columns cannot be used, or undefined when it can. */
export function columnsProblem(kind: ImportKind, columns: Columns): string | undefined {
  const chosen = columns.filter((field) => field !== null);
  const twice = chosen.find((field, place) => chosen.indexOf(field) !== place);
  if (twice !== undefined) return `Choose ${importFields[twice]} for one column only`;
  const needed = neededFields[kind];
  if (kind === 'edit' || needed !== undefined) {
    if (!chosen.includes('id') && !chosen.includes('email'))
      return 'Choose the column that holds the ID or the Email of each member';
    const lacking = needed?.find((field) => !chosen.includes(field));
    if (lacking !== undefined) return `Choose the column that holds: ${importFields[lacking]}`;
    if (kind !== 'edit') return undefined;
    return chosen.some((field) => field !== keyOf(columns))
      ? undefined
      : 'Choose at least one column that holds changes';
  }
  const names = chosen.includes('full_name') ? [] : (['first_name', 'last_name'] as const);
  const missing = [...names, 'email' as const].find((field) => !chosen.includes(field));
  return missing && `Choose the column that holds the ${importFields[missing]}`;
}

/**
 * Returns the field that identifies people in a list of changes: the ID if it has one. Then the email is an ordinary
 * change.
 */
export function keyOf(columns: Columns): 'id' | 'email' {
  return columns.includes('id') ? 'id' : 'email';
}

/** Returns what a cell says about a result. Undefined when it says neither. */
export function readOutcome(text: string): 'pass' | 'fail' | undefined {
  const word = text.toLowerCase().replace(/[^a-z]+/gu, '');
  if (['pass', 'passed', 'p', 'yes', 'y', 'competent', 'achieved'].includes(word)) return 'pass';
  return ['fail', 'failed', 'f', 'no', 'n', 'notyetcompetent', 'notcompetent', 'notpassed'].includes(word)
    ? 'fail'
    : undefined;
}

/**
 * Status of a row. `ready` can be imported. `problem` has a problem in the row itself. `same` needs nothing: a member
 * already, or no change. `elsewhere`: somebody has an account with the address. `skipped` is no person to invite: a total,
 * a repeated heading, or somebody marked as gone. `done` was imported. `failed` was refused by the import.
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

export const importPaths = {
  new: 'bulk-upload-new-users',
  edit: 'bulk-upload-edit-users',
  delegates: 'bulk-upload-new-users',
  'external-entries': 'bulk-upload-external-courses',
  'paper-results': 'bulk-upload-results',
} as const satisfies Record<ImportKind, string>;
