import { pickFields } from '@doselore/contract';
import {
  type ImportField,
  type ImportRow,
  isClear,
  isNothing,
  keyOf,
  readAddress,
  tidyText,
} from '@doselore/contract/imports';
import { type MemberChange, memberFields, workFields } from '@doselore/contract/members';
import { newMember } from '@doselore/contract/members/schemas';
import { identityFields, professionFields } from '@doselore/contract/users';
import type { UserId } from '../../../../platform/access/index.ts';
import type { Queries, Tx } from '../../../../platform/db/index.ts';
import { addressTaken, findRefusals } from '../../../people/members/index.ts';
import { cannotBeEmptied, describeConflict, type Problem, problemOf } from '../field-problem.ts';
import type { RowVerdict, SheetRow } from '../import-rows.repository.ts';
import type { ListedRows } from '../list-kind.ts';
import type { Sheet } from '../member-of-row.ts';
import { listKnownAddresses, listMembersNow, lockMembers, type MemberNow } from '../people-in-list.repository.ts';
import { problemIn, type Reader, readJobRole, readStart } from '../read-cells.ts';
import { firstRows, normaliseCell, type Values, valuesOf } from '../sheet.ts';
import { whySkipped } from '../skipped-rows.ts';

export type CheckedChange = RowVerdict & { userId?: UserId; change?: MemberChange };
type Change = ImportRow['changes'][number];

const schemas = newMember.shape;
type Field = keyof typeof schemas;
const isField = (field: ImportField | null): field is Field => field !== null && field in schemas;
const isIdentity = (field: ImportField) => field in identityFields;
const isProfession = (field: ImportField) => field in professionFields;

/** Returns the changes that each row would make, field by field. Writes nothing. */
export async function checkEditRows(
  db: Queries,
  { list: { columns, level }, place, reader, rows, all = rows }: ListedRows,
): Promise<CheckedChange[]> {
  const key = keyOf(columns);
  const fields = columns.filter(isField).filter((field) => field !== key);
  const members = await findMembers(db, { place, columns }, rows);
  const refusals = await findRefusals(db, { level }, { groupId: place.groupId, people: [...members.values()] });
  const emails = fields.includes('email') ? rows.map((row) => normaliseCell(valuesOf(columns, row).email)) : [];
  const taken = new Set((await listKnownAddresses(db, { ...place, emails })).map(({ email }) => email));
  const firstOf = { key: firstRows(columns, all, key), email: firstRows(columns, all, 'email') };

  return rows.map((row) => {
    const values = valuesOf(columns, row);
    const verdict = { number: row.number, changes: [] };
    const skipped = whySkipped(row);
    if (skipped !== undefined) return { ...verdict, status: 'skipped', problems: [{ field: null, message: skipped }] };
    const member = members.get(normaliseCell(values[key]));
    const about = firstOf.key.get(normaliseCell(values[key]));
    const { changes, problems } = readChanges(reader, { member, fields, values });
    if (member === undefined) {
      const message = `Nobody in this organisation has this ${key === 'id' ? 'ID' : 'address'}`;
      return { ...verdict, status: 'problem', problems: [{ field: key, message }, ...problems] };
    }
    if (about !== undefined && about.number !== row.number) {
      const isSame = fields.every((field) => (values[field] ?? '') === (valuesOf(columns, about)[field] ?? ''));
      if (isSame) return { ...verdict, status: 'same', problems: [] };
      problems.push({ field: key, message: `The same member as row ${about.number}` });
    }
    const refused = refusals.get(member.id);
    for (const { field, after } of changes) {
      if (isProfession(field) && refused?.profession !== undefined)
        problems.push({ field, message: refused.profession });
      if (!isIdentity(field)) continue;
      const like = field === 'email' ? firstOf.email.get(after ?? '') : undefined;
      if (refused?.identity !== undefined) problems.push({ field, message: refused.identity });
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

function keysOf({ place, columns }: Sheet, rows: readonly SheetRow[]) {
  const key = keyOf(columns);
  const keys = rows.map((row) => normaliseCell(valuesOf(columns, row)[key]));
  const ids = key === 'id' ? keys.filter((text) => /^\d{1,15}$/u.test(text)).map(Number) : [];
  return { groupId: place.groupId, ids, emails: key === 'email' ? keys : [] };
}

async function findMembers(db: Queries, sheet: Sheet, rows: readonly SheetRow[]): Promise<Map<string, MemberNow>> {
  const found = await listMembersNow(db, keysOf(sheet, rows));
  return new Map(found.map((member) => [String(member[keyOf(sheet.columns)]), member]));
}

/** Locks the people of these rows until commit. */
export function lockPeopleOfRows(tx: Tx, sheet: Sheet, rows: readonly SheetRow[]): Promise<void> {
  return lockMembers(tx, keysOf(sheet, rows));
}

/** Finds the person of each row, by row number. */
export async function findPeopleOfRows(
  db: Queries,
  sheet: Sheet,
  rows: readonly SheetRow[],
): Promise<Map<number, MemberNow>> {
  const members = await findMembers(db, sheet, rows);
  const key = keyOf(sheet.columns);
  const pairs = rows.map((row) => [row.number, members.get(normaliseCell(valuesOf(sheet.columns, row)[key]))] as const);
  return new Map(pairs.flatMap(([number, member]) => (member === undefined ? [] : [[number, member] as const])));
}

/** Lists the changes that a row would make now and that were not shown: the value has changed since the check. */
export function listUnreviewed(shown: readonly Change[], changes: readonly Change[]): Problem[] {
  return changes
    .filter(({ field, before }) => !shown.some((one) => one.field === field && one.before === before))
    .map(({ field, before }) => ({ field, message: describeConflict(field, before) }));
}

type Target = { member: MemberNow | undefined; fields: readonly Field[]; values: Values };

/** Returns the changes of a row, and the problems with its cells. An empty cell changes nothing. */
function readChanges(reader: Reader, { member, fields, values }: Target) {
  const changes: Change[] = [];
  const problems: Problem[] = [];
  for (const field of fields) {
    const text = values[field] ?? '';
    if (isNothing(text)) continue;
    if (isClear(text) && isIdentity(field)) {
      problems.push({ field, message: cannotBeEmptied });
      continue;
    }
    const cell = isClear(text) ? { value: null } : readField(reader, field, text);
    if ('problem' in cell) {
      problems.push(...problemIn(field, cell));
      continue;
    }
    const given = cell.value;
    const parsed = schemas[field].safeParse(given);
    if (!parsed.success) problems.push(...parsed.error.issues.slice(0, 1).map((issue) => problemOf(field, issue)));
    else if (member !== undefined && parsed.data !== member[field])
      changes.push({ field, before: member[field], after: parsed.data });
  }
  return { changes, problems };
}

function readField(reader: Reader, field: Field, text: string) {
  if (field === 'started_on') return readStart(reader, text);
  if (field === 'job_role') return readJobRole(reader, text);
  return { value: field === 'email' ? readAddress(text) : tidyText(text) };
}

function changeOf(member: MemberNow, changes: readonly Change[]): MemberChange {
  const baseValues = pickFields(memberFields, member);
  const after = {
    ...member,
    ...Object.fromEntries(changes.map((change) => [change.field, change.after])),
  } as MemberNow;
  const identity = changes.some(({ field }) => isIdentity(field)) ? pickFields(identityFields, after) : null;
  return { ...pickFields(workFields, after), identity, baseValues };
}
