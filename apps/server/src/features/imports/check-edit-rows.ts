import {
  type Columns,
  employmentFields,
  type ImportField,
  type ImportRow,
  identityFields,
  isClear,
  keyOf,
  type Level,
  type MemberChange,
  readDay,
  terms,
} from '@doselore/contract';
import type { Queries } from '../../platform/db/index.ts';
import { addressTaken, findIdentityHindrance } from '../members/index.ts';
import { cannotBeEmptied, type Problem, problemOf } from './field-problem.ts';
import type { SheetRow, Verdict } from './import-rows.repository.ts';
import type { Place } from './imports.repository.ts';
import { listKnownAddresses, listMembersNow, type MemberNow } from './people-in-list.repository.ts';
import { firstRows, plain, valuesOf } from './sheet.ts';

export type CheckedChange = Verdict & { number: number; userId?: number; change?: MemberChange };
type List = { place: Place; columns: Columns; level: Level };
type Change = ImportRow['changes'][number];

const schemas = { ...identityFields, ...employmentFields };
type Field = keyof typeof schemas;
const isField = (field: ImportField | null): field is Field => field !== null && field in schemas;
const isIdentity = (field: ImportField) => field in identityFields;

/** What each row would change, field by field. Nothing is written; `rows` are those to judge, of `all` in the list. */
export async function checkEditRows(
  db: Queries,
  { place, columns, level }: List,
  { rows, all = rows }: { rows: readonly SheetRow[]; all?: readonly SheetRow[] },
): Promise<CheckedChange[]> {
  const key = keyOf(columns);
  const fields = columns.filter(isField).filter((field) => field !== key);
  const keys = rows.map((row) => plain(valuesOf(columns, row)[key]));
  const members = await findMembers(db, place, { key, keys });
  const emails = fields.includes('email') ? rows.map((row) => plain(valuesOf(columns, row).email)) : [];
  const taken = new Set((await listKnownAddresses(db, { ...place, emails })).map(({ email }) => email));
  const firstOf = { key: firstRows(columns, all, key), email: firstRows(columns, all, 'email') };

  return rows.map((row) => {
    const values = valuesOf(columns, row);
    const verdict = { number: row.number, changes: [] };
    const fail = (field: ImportField, message: string): CheckedChange => ({
      ...verdict,
      status: 'problem',
      problems: [{ field, message }],
    });
    const member = members.get(plain(values[key]));
    const about = firstOf.key.get(plain(values[key]));
    if (about !== undefined && about.number !== row.number) return fail(key, `The same member as row ${about.number}`);
    if (member === undefined)
      return fail(key, `Nobody in this ${terms.group.one} has this ${key === 'id' ? 'ID' : 'address'}`);

    const { changes, problems } = readChanges(member, fields, values);
    const hindrance = findIdentityHindrance({ level }, member);
    for (const { field, after } of changes) {
      if (!isIdentity(field)) continue;
      const like = field === 'email' ? firstOf.email.get(after ?? '') : undefined;
      if (hindrance !== undefined) problems.push({ field, message: hindrance });
      else if (like !== undefined && like.number !== row.number)
        problems.push({ field, message: `The same address as row ${like.number}` });
      else if (field === 'email' && taken.has(after ?? '')) problems.push({ field, message: addressTaken().message });
    }
    if (problems.length > 0) return { ...verdict, status: 'problem', problems };
    if (changes.length === 0) return { ...verdict, status: 'same', problems };
    return {
      number: row.number,
      status: 'ready',
      problems,
      changes,
      userId: member.id,
      change: changeOf(member, changes),
    };
  });
}

async function findMembers(
  db: Queries,
  { groupId }: Place,
  { key, keys }: { key: 'id' | 'email'; keys: readonly string[] },
): Promise<Map<string, MemberNow>> {
  const ids = key === 'id' ? keys.filter((text) => /^\d{1,15}$/u.test(text)).map(Number) : [];
  const rows = await listMembersNow(db, { groupId, ids, emails: key === 'email' ? keys : [] });
  return new Map(rows.map((row) => [String(row[key]), row]));
}

/** An empty cell leaves what is there. */
function readChanges(member: MemberNow, fields: readonly Field[], values: Partial<Record<ImportField, string>>) {
  const changes: Change[] = [];
  const problems: Problem[] = [];
  for (const field of fields) {
    const text = values[field] ?? '';
    if (text === '') continue;
    if (isClear(text) && isIdentity(field)) {
      problems.push({ field, message: cannotBeEmptied });
      continue;
    }
    const given = isClear(text) ? null : field === 'started_on' ? readDay(text) : text;
    const parsed = schemas[field].safeParse(given);
    if (!parsed.success) problems.push(...parsed.error.issues.slice(0, 1).map((issue) => problemOf(field, issue)));
    else if (parsed.data !== member[field]) changes.push({ field, before: member[field], after: parsed.data });
  }
  return { changes, problems };
}

function changeOf(member: MemberNow, changes: readonly Change[]): MemberChange {
  const after = {
    ...member,
    ...Object.fromEntries(changes.map((change) => [change.field, change.after])),
  } as MemberNow;
  const { job_role, registration_number, payroll_number, started_on, first_name, last_name, email } = after;
  const identity = changes.some(({ field }) => isIdentity(field)) ? { first_name, last_name, email } : null;
  return { job_role: job_role as MemberChange['job_role'], registration_number, payroll_number, started_on, identity };
}
