import { dayText, isService, terms } from '@doselore/contract';
import { type Columns, type ImportField, isNothing, tidyText, wordKey } from '@doselore/contract/imports';
import type { NewMember } from '@doselore/contract/members';
import { newMember } from '@doselore/contract/members/schemas';
import type { CheckedPlace, UserId } from '../../../../platform/access/index.ts';
import type { Queries } from '../../../../platform/db/index.ts';
import { type Problem, problemOf } from '../field-problem.ts';
import type { RowVerdict, SheetRow, Verdict } from '../import-rows.repository.ts';
import { readLeaver } from '../leavers/read-leaver.ts';
import type { ListedRows } from '../list-kind.ts';
import { type Known, listKnownAddresses } from '../people-in-list.repository.ts';
import {
  problemIn,
  type Reader,
  readIdentity,
  readInvited,
  readJobRole,
  readPayroll,
  readRegistration,
  readStart,
} from '../read-cells.ts';
import { readServices } from '../service-index.ts';
import { type Values, valuesOf } from '../sheet.ts';
import { whyNotInvited, whySkipped } from '../skipped-rows.ts';

/** Person to invite, or to add when they have an account: then with its id. */
type Person = NewMember & { subgroupIds: number[]; userId?: UserId };
/** `memberId`: a member already, who is only invited to the course of the list. */
export type CheckedPerson = RowVerdict & { person?: Person; memberId?: UserId };
type OnMember = (memberId: UserId) => Pick<CheckedPerson, 'status' | 'problems' | 'memberId'>;

/**
 * Checks rows with new people, and writes nothing. Of several rows with one address the first one counts, wherever it is
 * in `all`: the others are more services of the same person. `onMember` judges rows of members, who otherwise need
 * nothing.
 */
export async function checkNewRows(
  db: Queries,
  { list: { columns }, place, reader, rows, all = rows }: ListedRows,
  onMember?: OnMember,
): Promise<CheckedPerson[]> {
  const people = all.filter((row) => whyLeftOut(reader, row, valuesOf(columns, row)) === undefined);
  const linesOf = Map.groupBy(people, (row) => addressOf(valuesOf(columns, row)));
  const emails = rows.map((row) => addressOf(valuesOf(columns, row)));
  const known = new Map((await listKnownAddresses(db, { ...place, emails })).map((one) => [one.email, one]));
  const servicesOf = (row: SheetRow) =>
    isService(place)
      ? [place.subgroupId]
      : readServices(reader.services, reader.answers, valuesOf(columns, row).services ?? '');
  return rows.map((row): CheckedPerson => {
    const values = valuesOf(columns, row);
    const skipped = whyLeftOut(reader, row, values);
    if (skipped !== undefined)
      return { number: row.number, status: 'skipped', problems: [{ field: null, message: skipped }], changes: [] };
    const joined = servicesOf(row);
    const { person, problems } = readPerson(reader, values);
    if (typeof joined === 'string') problems.push({ field: 'services', message: joined });
    const lines = values.email === '' ? [] : (linesOf.get(addressOf(values)) ?? []);
    const [earlier = row] = lines;
    const verdict = { number: row.number, problems, changes: [] };
    if (earlier.number !== row.number) {
      if (isSamePerson(valuesOf(columns, earlier), values) && problems.length === 0)
        return { ...verdict, status: 'same', problems: [secondLine(earlier, values)] };
      problems.push(...otherName(earlier, { columns, values }));
    }
    const member = onMember === undefined ? undefined : known.get(addressOf(values));
    if (onMember !== undefined && member?.whereabouts === 'here' && earlier.number === row.number)
      return { ...verdict, ...onMember(member.id) };
    if (problems.length > 0 || person === undefined || typeof joined === 'string')
      return { ...verdict, status: 'problem' };
    const knownPerson = known.get(person.email);
    const more = lines.filter((line) => isSamePerson(values, valuesOf(columns, line))).map(servicesOf);
    const subgroupIds = new Set([...joined, ...more.flatMap((ids) => (typeof ids === 'string' ? [] : ids))]);
    const ready = { ...person, subgroupIds: [...subgroupIds] };
    const { leaving } = readLeaver(reader, values);
    if (knownPerson === undefined)
      return { ...verdict, problems: leaving === undefined ? [] : [stays(leaving)], status: 'ready', person: ready };
    const onKnown = verdictOn(knownPerson, place);
    if (onKnown.status !== 'elsewhere' || reader.answers.addExisting !== true) return { ...verdict, ...onKnown };
    return { ...verdict, ...addsAccount, person: { ...ready, userId: knownPerson.id } };
  });
}

/** Returns why a row invites nobody: it has no person, or a leaver, or somebody whom the list does not invite. */
const whyLeftOut = (reader: Reader, row: SheetRow, values: Values): string | undefined =>
  whySkipped(row) ?? readLeaver(reader, values).gone ?? whyNotInvited(reader, values);

function isSamePerson(one: Values, other: Values): boolean {
  const nameOf = ({ first_name: first, last_name: last }: ReturnType<typeof readIdentity>) =>
    wordKey(`${first} ${last}`);
  return nameOf(readIdentity(one)) === nameOf(readIdentity(other));
}

function secondLine({ number }: SheetRow, { services = '' }: Values): Problem {
  const also = isNothing(services) ? '' : `. Also joins ${tidyText(services)}`;
  return { field: null, message: `The same person as row ${number}${also}` };
}

const stays = (lastDay: string): Problem => ({
  field: null,
  message: `Leaves on ${dayText(lastDay)}. Is invited, and stays a member until an admin archives them`,
});

const addressOf = (values: Values) => readIdentity(values).email.toLowerCase();

function readPerson(reader: Reader, values: Values): { person?: NewMember; problems: Problem[] } {
  const { problems: names, ...identity } = readIdentity(values);
  const role = readJobRole(reader, values.job_role ?? '');
  const started = readStart(reader, values.started_on ?? '');
  const read = [
    ...names,
    ...problemIn('job_role', role),
    ...problemIn('started_on', started),
    ...readLeaver(reader, values).problems,
    ...(values.invited === undefined ? [] : problemIn('invited', readInvited(reader, values.invited))),
  ];
  const parsed = newMember.safeParse({
    ...identity,
    job_role: 'value' in role ? role.value : null,
    registration_number: readRegistration(values.registration_number ?? '') || null,
    payroll_number: readPayroll(values.payroll_number ?? ''),
    started_on: 'value' in started ? started.value : null,
  });
  const problems = new Map(read.map((problem) => [problem.field, problem]));
  const isName = (field: ImportField) => field === 'first_name' || field === 'last_name';
  for (const issue of parsed.error?.issues ?? []) {
    const field = issue.path[0] as ImportField;
    const isSaid = problems.has(field) || (isName(field) && problems.has('full_name'));
    if (!isSaid) problems.set(field, problemOf(field, issue));
  }
  const all = [...problems.values()];
  return parsed.success && all.length === 0 ? { person: parsed.data, problems: all } : { problems: all };
}

/** Returns the problem of a row with the address of an earlier row and another name. */
function otherName(earlier: SheetRow, { columns, values }: { columns: Columns; values: Values }): Problem[] {
  const before = valuesOf(columns, earlier);
  if (isSamePerson(before, values)) return [];
  const capitals = before.email === values.email ? '' : ', but for capitals';
  return [{ field: 'email', message: `The same address as row ${earlier.number}${capitals}, with another name` }];
}

const addsAccount: Pick<Verdict, 'status' | 'problems'> = {
  status: 'ready',
  problems: [{ field: null, message: 'Has an account. Will be added without an invitation' }],
};

function verdictOn({ whereabouts }: Known, place: CheckedPlace): Pick<Verdict, 'status' | 'problems'> {
  const where = terms[isService(place) ? 'subgroup' : 'group'].one.toLowerCase();
  if (whereabouts === 'here') return { status: 'same', problems: [] };
  const message =
    whereabouts === 'left'
      ? `Was a member of this ${where} and has left. Restore them under Archived`
      : `An account with this address exists, but the person is not a member of this ${where}. Ask a site admin to add them`;
  return { status: 'elsewhere', problems: [{ field: 'email', message }] };
}
