import { dayText } from '@doselore/contract';
import type { ImportField } from '@doselore/contract/imports';
import type { Actor, LicenceId, UserId } from '../../../platform/access/index.ts';
import type { Queries } from '../../../platform/db/index.ts';
import { listedResults, type Standing } from '../../paper-courses/index.ts';
import type { SheetRow, Verdict } from '../import-rows.repository.ts';
import { findNamedMembers, type Sheet } from '../member-of-row.ts';
import type { Reader } from '../read-cells.ts';
import { valuesOf } from '../sheet.ts';
import { whySkipped } from '../skipped-rows.ts';
import type { IssueSource } from './issue-sources.repository.ts';
import type { ResultCourse } from './list-course.ts';
import { type RowResult, readResult } from './read-result.ts';

/** `needsLicence` marks a row that is ready after its person gets a licence from the chosen source. */
export type CheckedResult = Verdict & {
  number: number;
  userId?: UserId;
  licenceId?: LicenceId;
  needsLicence?: boolean;
  facts?: RowResult;
};

type List = Sheet & {
  reader: Reader;
  actor: Actor;
  course: ResultCourse;
  hasScan: boolean;
  /** Chosen stock for people without a licence. */
  source: IssueSource | undefined;
};
type Outcome = Pick<CheckedResult, 'status' | 'problems' | 'licenceId' | 'needsLicence'>;

/**
 * Checks rows with results of a face-to-face course, and writes nothing. The first of several rows about one person
 * counts, and the first rows without a licence get the seats of the chosen stock. `rows` are the rows to check, of `all`.
 */
export async function checkResultRows(
  db: Queries,
  { reader, actor, course, hasScan, source, ...sheet }: List,
  { rows, all = rows }: { rows: readonly SheetRow[]; all?: readonly SheetRow[] },
): Promise<CheckedResult[]> {
  const memberOf = await findNamedMembers(db, sheet, all);
  const named = all.map((row) => {
    const values = valuesOf(sheet.columns, row);
    return { row, values, found: memberOf(values) };
  });
  const people = named.flatMap(({ found }) => ('member' in found ? [found.member.id] : []));
  const of = { groupId: sheet.place.groupId, productId: course.productId, userIds: [...new Set(people)] };
  const standings = new Map((await listedResults.listStandings(db, of)).map((one) => [one.user_id, one]));
  const first = new Map<number, number>();
  let seats = source?.seats ?? 0;
  const checked = named.map(({ row, values, found }): CheckedResult => {
    const verdict = { number: row.number, changes: [] };
    const problem = (field: ImportField | null, message: string): CheckedResult => ({
      ...verdict,
      status: 'problem',
      problems: [{ field, message }],
    });
    const skipped = whySkipped(row);
    if (skipped !== undefined) return { ...verdict, status: 'skipped', problems: [{ field: null, message: skipped }] };
    const { facts, problems } = readResult(reader, values);
    if (!('member' in found)) return { ...verdict, status: 'problem', problems: [found, ...problems] };
    const userId = found.member.id;
    const earlier = first.get(userId);
    if (earlier !== undefined) return problem(null, `The same person as row ${earlier}`);
    first.set(userId, row.number);
    if (facts === undefined) return { ...verdict, status: 'problem', problems };
    const standing = standings.get(userId);
    const outcome = judge({ actor, course, hasScan, today: reader.today }, { facts, standing, source, seats });
    if (outcome.needsLicence === true) seats -= 1;
    const changes = outcome.status === 'ready' ? changesOf(facts) : [];
    return { ...verdict, ...outcome, changes, userId, facts };
  });
  const wanted = new Set(rows.map(({ number }) => number));
  return checked.filter(({ number }) => wanted.has(number));
}

type By = Pick<List, 'actor' | 'course' | 'hasScan'> & { today: string };
type Judged = { facts: RowResult; standing: Standing | undefined; source: IssueSource | undefined; seats: number };

function judge({ actor, course, hasScan, today }: By, { facts, standing, source, seats }: Judged): Outcome {
  const refuse = (field: ImportField | null, message: string): Outcome => ({
    status: 'problem',
    problems: [{ field, message }],
  });
  const { waiting = null, result = null } = standing ?? {};
  if (waiting === null && result !== null) {
    if (result.outcome === facts.outcome && result.taken_on === facts.takenOn) return { status: 'same', problems: [] };
    const said = `${result.outcome === 'pass' ? 'Pass' : 'Fail'} on ${dayText(result.taken_on)}`;
    return refuse(null, `Already has a result: ${said}. Only site admins can correct a result`);
  }
  if (waiting === null && source === undefined)
    return refuse(null, 'Has no licence for this course. Choose the stock above, or issue a licence first');
  if (waiting === null && seats < 1) return refuse(null, 'No licence is left in the stock that you chose');
  const issuedOn = waiting?.issued_on ?? today;
  const found = listedResults.problemOf(actor, { rule: course.rule, facts, issuedOn });
  if (found !== undefined) return refuse(fields[found.field] ?? null, found.message);
  if (course.rule.evidence === 'required' && !hasScan && waiting?.has_scan !== true)
    return refuse(null, 'Needs a scan of the signed form. Add the scan of the signed list above');
  if (waiting !== null) return { status: 'ready', problems: [], licenceId: waiting.id };
  return { status: 'ready', problems: [{ field: null, message: 'Gets a licence' }], needsLicence: true };
}

/** Fields of the list by those of a result. */
const fields: Partial<Record<string, ImportField>> = {
  takenOn: 'day',
  outcome: 'outcome',
  score: 'score',
  assessor: 'assessor',
  reason: 'reason',
};

/** Returns the values that a row records, for the check step. */
function changesOf({ takenOn, outcome, score, assessor }: RowResult): Verdict['changes'] {
  const recorded = [
    { field: 'outcome', after: outcome === 'pass' ? 'Pass' : 'Fail' },
    { field: 'day', after: takenOn },
    { field: 'score', after: score === null ? null : String(score) },
    { field: 'assessor', after: assessor },
  ] as const;
  return recorded.map((one) => ({ ...one, before: null }));
}
