import { dayText } from '@doselore/contract';
import type { ImportField } from '@doselore/contract/imports';
import type { LicenceId, UserId } from '../../../../platform/access/index.ts';
import type { Queries } from '../../../../platform/db/index.ts';
import {
  findNamedMembers,
  type ListedRows,
  type Problem,
  type RowVerdict,
  valuesOf,
  whySkipped,
} from '../../../administration/imports/declaring/index.ts';
import type { IssueSource } from './issue-sources.repository.ts';
import type { ResultCourse } from './list-course.ts';
import { listStandings, type Standing } from './listed-results.repository.ts';
import { listProblems } from './listed-results.ts';
import { type RowResult, readResult } from './read-result.ts';

/** `needsLicence` marks a row that is ready after its person gets a licence from the chosen source. */
export type CheckedResult = RowVerdict & {
  userId?: UserId;
  licenceId?: LicenceId;
  needsLicence?: boolean;
  /** True where the person has neither a licence that waits for a result nor a result, whatever else is wrong. */
  lacksLicence?: boolean;
  facts?: RowResult;
};

type Course = {
  course: ResultCourse;
  /** Chosen stock for people without a licence. */
  source: IssueSource | undefined;
};
type Outcome = Pick<CheckedResult, 'status' | 'problems' | 'licenceId' | 'needsLicence'>;

/**
 * Checks rows with results of a face-to-face course, and writes nothing. The first of several rows about one person
 * counts, and the first rows without a licence get the seats of the chosen stock.
 */
export async function checkResultRows(
  db: Queries,
  { list, place, actor, reader, rows, all = rows }: ListedRows,
  { course, source }: Course,
): Promise<CheckedResult[]> {
  const sheet = { place, columns: list.columns };
  const memberOf = await findNamedMembers(db, sheet, all);
  const named = all.map((row) => {
    const values = valuesOf(sheet.columns, row);
    return { row, values, found: memberOf(values) };
  });
  const people = named.flatMap(({ found }) => ('member' in found ? [found.member.id] : []));
  const toFind = { groupId: place.groupId, productId: course.productId, userIds: [...new Set(people)] };
  const standings = new Map((await listStandings(db, toFind)).map((one) => [one.user_id, one]));
  const first = new Map<number, number>();
  let seats = source?.seats ?? 0;
  const checked = named.map(({ row, values, found }): CheckedResult => {
    const verdict = { number: row.number, changes: [] };
    const skipped = whySkipped(row);
    if (skipped !== undefined) return { ...verdict, status: 'skipped', problems: [{ field: null, message: skipped }] };
    const { said, facts, problems } = readResult(reader, values);
    if (!('member' in found)) {
      const ofRule = listProblems(actor, { rule: course.rule, facts: said, issuedOn: '' });
      return { ...verdict, status: 'problem', problems: [found, ...problems, ...ofRule.map(problemAt)] };
    }
    const userId = found.member.id;
    const earlier = first.get(userId);
    if (earlier === undefined) first.set(userId, row.number);
    const standing = standings.get(userId);
    const lacksLicence = standing?.waiting == null && standing?.result == null;
    const by = { actor, course, hasScan: list.scan !== null, today: reader.today };
    const outcome = judge(by, { said, facts, problems, earlier, standing, source, seats });
    if (outcome.needsLicence === true) seats -= 1;
    const changes = outcome.status === 'ready' && facts !== undefined ? changesOf(facts) : [];
    return { ...verdict, ...outcome, changes, userId, lacksLicence, ...(facts === undefined ? {} : { facts }) };
  });
  const toCheck = new Set(rows.map(({ number }) => number));
  return checked.filter(({ number }) => toCheck.has(number));
}

type By = Pick<ListedRows, 'actor'> & { course: ResultCourse; hasScan: boolean; today: string };
type Judged = ReturnType<typeof readResult> & {
  /** Row of the same person further up. */
  earlier: number | undefined;
  standing: Standing | undefined;
  source: IssueSource | undefined;
  seats: number;
};

/** Returns the verdict on a row about a member: all its problems, first those that can be solved here. */
function judge(by: By, { said, facts, problems, earlier, standing, source, seats }: Judged): Outcome {
  const { actor, course, hasScan, today } = by;
  const { waiting = null, result = null } = standing ?? {};
  const isHeld = waiting === null && result !== null;
  if (isHeld && facts !== undefined && result.outcome === facts.outcome && result.taken_on === facts.takenOn)
    return { status: 'same', problems: [] };
  const note = (isIt: boolean, message: string): Problem[] => (isIt ? [{ field: null, message }] : []);
  const lacks = waiting === null && !isHeld;
  const issuedOn = isHeld ? '' : (waiting?.issued_on ?? today);
  const ofRule = listProblems(actor, { rule: course.rule, facts: said, issuedOn });
  const lacksScan = course.rule.evidence === 'required' && !hasScan && waiting?.has_scan !== true;
  const all: Problem[] = [
    ...note(
      lacks && source === undefined,
      'Has no licence for this course. Choose the stock above, or issue a licence first',
    ),
    ...note(lacks && source !== undefined && seats < 1, 'No licence is left in the stock that you chose'),
    ...problems,
    ...ofRule.filter(({ isFinal }) => !isFinal).map(problemAt),
    ...note(lacksScan, 'Needs a scan of the signed form. Add the scan of the signed list above'),
    ...note(earlier !== undefined, `The same person as row ${earlier}`),
    ...ofRule.filter(({ isFinal }) => isFinal).map(problemAt),
    ...(isHeld ? [alreadyHas(result)] : []),
  ];
  if (all.length > 0 || facts === undefined) return { status: 'problem', problems: all };
  if (waiting !== null) return { status: 'ready', problems: [], licenceId: waiting.id };
  return { status: 'ready', problems: [{ field: null, message: 'Gets a licence' }], needsLicence: true };
}

function alreadyHas(result: NonNullable<Standing['result']>): Problem {
  const said = `${result.outcome === 'pass' ? 'Pass' : 'Fail'} on ${dayText(result.taken_on)}`;
  return { field: null, message: `Already has a result: ${said}. Only site admins can correct a result` };
}

const problemAt = ({ field, message }: { field: string; message: string }): Problem => ({
  field: fields[field] ?? null,
  message,
});

/** Fields of the list by those of a result. */
const fields: Partial<Record<string, ImportField>> = {
  takenOn: 'day',
  outcome: 'outcome',
  score: 'score',
  assessor: 'assessor',
  reason: 'reason',
};

/** Returns the values that a row records, for the check step. */
function changesOf({ takenOn, outcome, score, assessor }: RowResult): RowVerdict['changes'] {
  const recorded = [
    { field: 'outcome', after: outcome === 'pass' ? 'Pass' : 'Fail' },
    { field: 'day', after: takenOn },
    { field: 'score', after: score === null ? null : String(score) },
    { field: 'assessor', after: assessor },
  ] as const;
  return recorded.map((one) => ({ ...one, before: null }));
}
