import { type Columns, type ImportField, isNothing, readAddress } from '@doselore/contract/imports';
import type { CheckedPlace } from '../../../platform/access/index.ts';
import type { Queries, Tx } from '../../../platform/db/index.ts';
import type { SheetRow } from './import-rows.repository.ts';
import { listMembersNow, lockMembers, type MemberNow } from './people-in-list.repository.ts';
import { type Values, valuesOf } from './sheet.ts';

export type Sheet = { place: CheckedPlace; columns: Columns };

const idIn = ({ id = '' }: Values) => (/^\d{1,15}$/u.test(id.trim()) ? Number(id) : undefined);
const emailIn = ({ email = '' }: Values) => (isNothing(email) ? '' : readAddress(email).toLowerCase());

function keysOf({ place, columns }: Sheet, rows: readonly SheetRow[]) {
  const all = rows.map((row) => valuesOf(columns, row));
  const ids = all.map(idIn).filter((id) => id !== undefined);
  return { ...place, ids, emails: all.map(emailIn).filter((email) => email !== '') };
}

/** Locks the members whom rows name until commit. */
export const lockNamedMembers = (tx: Tx, sheet: Sheet, rows: readonly SheetRow[]): Promise<void> =>
  lockMembers(tx, keysOf(sheet, rows));

type Found = { member: MemberNow } | { field: ImportField; message: string };

/** Returns a function that finds the member whom a row names by ID, by email, or by both. */
export async function findNamedMembers(
  db: Queries,
  sheet: Sheet,
  rows: readonly SheetRow[],
): Promise<(values: Values) => Found> {
  const members = await listMembersNow(db, keysOf(sheet, rows));
  const byId = new Map(members.map((member) => [Number(member.id), member]));
  const byEmail = new Map(members.map((member) => [member.email.toLowerCase(), member]));
  const where = sheet.place.subgroupId === undefined ? 'organisation' : 'service';
  const unknown = (field: ImportField): Found => ({
    field,
    message: `Nobody in this ${where} has this ${field === 'id' ? 'ID' : 'address'}`,
  });
  return (values) => {
    const hasId = !isNothing(values.id ?? '');
    const email = emailIn(values);
    if (!hasId && email === '')
      return { field: sheet.columns.includes('id') ? 'id' : 'email', message: 'Enter the ID or the email' };
    const id = idIn(values);
    const named = hasId ? byId.get(id ?? 0) : undefined;
    const addressed = email === '' ? undefined : byEmail.get(email);
    if (hasId && named === undefined) return unknown('id');
    if (!hasId && addressed === undefined) return unknown('email');
    if (named !== undefined && email !== '' && addressed !== named)
      return { field: 'email', message: 'The ID and the address belong to different people' };
    const member = named ?? addressed;
    return member === undefined ? unknown('email') : { member };
  };
}

/** Finds the members whom rows name, by row number. */
export async function peopleOfRows(
  db: Queries,
  sheet: Sheet,
  rows: readonly SheetRow[],
): Promise<Map<number, MemberNow>> {
  const memberOf = await findNamedMembers(db, sheet, rows);
  return new Map(
    rows.flatMap((row) => {
      const found = memberOf(valuesOf(sheet.columns, row));
      return 'member' in found ? [[row.number, found.member] as const] : [];
    }),
  );
}
