import { isService, terms } from '@doselore/contract';
import { type Columns, type ImportField, readDay } from '@doselore/contract/imports';
import type { NewMember } from '@doselore/contract/members';
import { newMember } from '@doselore/contract/members/schemas';
import type { CheckedPlace } from '../../platform/access/index.ts';
import type { Queries } from '../../platform/db/index.ts';
import { type Problem, problemOf } from './field-problem.ts';
import type { SheetRow, Verdict } from './import-rows.repository.ts';
import { type Known, listKnownAddresses, listServices, type Service } from './people-in-list.repository.ts';
import { firstRows, normaliseCell, type Values, valuesOf } from './sheet.ts';

type Person = NewMember & { subgroupIds: number[] };
export type CheckedPerson = Verdict & { number: number; person?: Person };
type List = { place: CheckedPlace; columns: Columns };

/**
 * Checks rows with new people, and writes nothing. The first of several rows with one address counts, wherever it is in
 * `all`. `rows` are the rows to check.
 */
export async function checkNewRows(
  db: Queries,
  { place, columns }: List,
  { rows, all = rows }: { rows: readonly SheetRow[]; all?: readonly SheetRow[] },
): Promise<CheckedPerson[]> {
  const first = firstRows(columns, all, 'email');
  const emails = rows.map((row) => normaliseCell(valuesOf(columns, row).email));
  const known = new Map((await listKnownAddresses(db, { ...place, emails })).map((one) => [one.email, one]));
  const services = await listServices(db, place.groupId);
  const findServices = serviceFinder(services);
  return rows.map((row) => {
    const values = valuesOf(columns, row);
    const joined = isService(place) ? [place.subgroupId] : findServices(values.services ?? '');
    const { person, problems } = readPerson(values);
    if (typeof joined === 'string') problems.push({ field: 'services', message: joined });
    const earlier = first.get(normaliseCell(values.email));
    if (earlier !== undefined && earlier.number !== row.number)
      problems.push({ field: 'email', message: sameAddress(earlier, { columns, values }) });
    const verdict = { number: row.number, problems, changes: [] };
    if (problems.length > 0 || person === undefined || typeof joined === 'string')
      return { ...verdict, status: 'problem' };
    const held = known.get(person.email);
    if (held !== undefined) return { ...verdict, ...verdictOn(held, place) };
    return { ...verdict, status: 'ready', person: { ...person, subgroupIds: joined } };
  });
}

function readPerson(values: Values): { person?: NewMember; problems: Problem[] } {
  const parsed = newMember.safeParse({
    first_name: values.first_name ?? '',
    last_name: values.last_name ?? '',
    email: values.email ?? '',
    job_role: values.job_role || null,
    registration_number: values.registration_number || null,
    payroll_number: values.payroll_number || null,
    started_on: readDay(values.started_on ?? '') || null,
  });
  if (parsed.success) return { person: parsed.data, problems: [] };
  const problems = new Map<ImportField, Problem>();
  for (const issue of parsed.error.issues) {
    const field = issue.path[0] as ImportField;
    if (!problems.has(field)) problems.set(field, problemOf(field, issue));
  }
  return { problems: [...problems.values()] };
}

function sameAddress(earlier: SheetRow, { columns, values }: { columns: Columns; values: Values }): string {
  const isLetterForLetter = valuesOf(columns, earlier).email === values.email;
  return `The same address as row ${earlier.number}${isLetterForLetter ? '' : ', but for capitals'}`;
}

function verdictOn({ whereabouts }: Known, place: CheckedPlace): Pick<Verdict, 'status' | 'problems'> {
  const where = terms[isService(place) ? 'subgroup' : 'group'].one;
  if (whereabouts === 'here') return { status: 'same', problems: [] };
  const message =
    whereabouts === 'left'
      ? `Was a member of this ${where} and has left. Restore them under Archived`
      : `Somebody has an account with this address and is no member of this ${where}. Ask a site admin to add them`;
  return { status: 'elsewhere', problems: [{ field: 'email', message }] };
}

/**
 * Returns a function that reads names or ODS codes separated by `;`. It returns the ids of the services, or the reason
 * why there are none.
 */
function serviceFinder(services: readonly Service[]) {
  const closed = new Set(services.filter((one) => one.is_archived).flatMap(wordsOf));
  const byWord = new Map<string, number[]>();
  for (const service of services.filter((one) => !one.is_archived))
    for (const word of wordsOf(service)) byWord.set(word, [...(byWord.get(word) ?? []), service.id]);
  return (text: string): number[] | string => {
    const ids = new Set<number>();
    for (const word of text.split(';').map((part) => part.trim())) {
      if (word === '') continue;
      const [id, another] = byWord.get(normaliseCell(word)) ?? [];
      if (id === undefined && closed.has(normaliseCell(word)))
        return `${word} is archived: restore it, or choose another`;
      if (id === undefined) return `There is no ${terms.subgroup.one} called ${word} here`;
      if (another !== undefined) return `Several are called ${word}: give the ODS code`;
      ids.add(id);
    }
    return [...ids];
  };
}

const wordsOf = ({ name, ods_code: code }: Service): string[] =>
  [...new Set([normaliseCell(name), normaliseCell(code ?? '')])].filter((word) => word !== '');
