import { type ImportField, type ImportKind, importFields } from './imports.rules.ts';

type KindRules = {
  /** Last part of the address of its lists. */
  path: string;
  /** Fields that its columns can hold. */
  fields: readonly ImportField[];
  /** Returns a message about missing columns. Returns undefined when no required column is missing. */
  lacks: (chosen: readonly ImportField[]) => string | undefined;
};

/** Returns the field that identifies people in a list of changes: the ID if it has one. Then the email is an ordinary change. */
export function keyOf(columns: readonly (ImportField | null)[]): 'id' | 'email' {
  return columns.includes('id') ? 'id' : 'email';
}

const ofNewPeople: readonly ImportField[] = [
  ...(['first_name', 'last_name', 'full_name', 'email', 'job_role', 'registration_number'] as const),
  ...(['payroll_number', 'started_on', 'services', 'invited', 'status', 'left_on'] as const),
];
const notOfMembers: readonly ImportField[] = ['full_name', 'services', 'invited', 'status', 'left_on'];

const lacksNewPeople: KindRules['lacks'] = (chosen) => {
  const names = chosen.includes('full_name') ? [] : (['first_name', 'last_name'] as const);
  const missing = [...names, 'email' as const].find((field) => !chosen.includes(field));
  return missing && `Choose the column that holds the ${importFields[missing]}`;
};

const lacksMembers: KindRules['lacks'] = (chosen) =>
  chosen.includes('id') || chosen.includes('email')
    ? undefined
    : 'Choose the column that holds the ID or the Email of each member';

const lacksChanges: KindRules['lacks'] = (chosen) =>
  chosen.some((field) => field !== keyOf(chosen)) ? undefined : 'Choose at least one column that holds changes';

const lacksFields =
  (...needed: readonly ImportField[]): KindRules['lacks'] =>
  (chosen) => {
    const lacking = needed.find((field) => !chosen.includes(field));
    return lacking && `Choose the column that holds: ${importFields[lacking]}`;
  };

/** Rules of each kind of list: its address, its fields, and the columns that it needs. */
export const importKindRules = {
  new: { path: 'bulk-upload-new-users', fields: ofNewPeople, lacks: lacksNewPeople },
  edit: {
    path: 'bulk-upload-edit-users',
    fields: ['id', ...ofNewPeople.filter((field) => !notOfMembers.includes(field))],
    lacks: (chosen) => lacksMembers(chosen) ?? lacksChanges(chosen),
  },
  delegates: { path: 'bulk-upload-new-users', fields: ofNewPeople, lacks: lacksNewPeople },
  'external-entries': {
    path: 'bulk-upload-external-courses',
    fields: ['id', 'email', 'course', 'provider', 'day', 'months', 'reference'],
    lacks: (chosen) => lacksMembers(chosen) ?? lacksFields('course', 'day')(chosen),
  },
  'paper-results': {
    path: 'bulk-upload-results',
    fields: ['id', 'email', 'day', 'outcome', 'score', 'assessor', 'reason'],
    lacks: (chosen) => lacksMembers(chosen) ?? lacksFields('day', 'outcome', 'assessor')(chosen),
  },
} as const satisfies Record<ImportKind, KindRules>;

/** Returns the fields of a list. A list that is uploaded at a service has no column for services. */
export function fieldsFor(kind: ImportKind, { inService }: { inService: boolean }): ImportField[] {
  return importKindRules[kind].fields.filter((field) => !(inService && field === 'services'));
}
