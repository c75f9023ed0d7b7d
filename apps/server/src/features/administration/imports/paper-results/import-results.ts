import { randomUUID } from 'node:crypto';
import { AppError } from '@doselore/contract';
import type { LicenceId } from '../../../../platform/access/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { listedResults } from '../../../learning/paper-courses/index.ts';
import { issueWithin, lockForIssue } from '../../../licences/licence-issue/index.ts';
import { verdictOf } from '../check-rows.ts';
import { actorOf, placeOf, type RowVerdict, refused, type Work } from '../import-work.ts';
import { lockNamedMembers } from '../member-of-row.ts';
import { checkListResults } from './check-list-results.ts';
import type { CheckedResult } from './check-result-rows.ts';

/**
 * Locks the people of rows and checks the rows again. Then issues missing licences and records the results, all in one
 * transaction. A refused row changes nothing.
 */
export async function importResults(services: Services, tx: Tx, { list, rows }: Work): Promise<RowVerdict[]> {
  await lockNamedMembers(tx, { place: placeOf(list), columns: list.columns }, rows);
  await lockStock(tx, list);
  const checked = await checkAgain(services, tx, { list, rows });
  const issued = await issueMissing(services, tx, { list, checked });
  const verdicts: RowVerdict[] = [];
  for (const row of checked) verdicts.push(await recordRow(services, tx, { list, row, issued }));
  return verdicts;
}

/** Checks rows once more. Without a live version of the course no row is ready. */
async function checkAgain(services: Services, tx: Tx, { list, rows }: Work): Promise<CheckedResult[]> {
  try {
    return await checkListResults(services, tx, list, { rows });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const problems = [{ field: null, message: error.message }];
    return rows.map(({ number }) => ({ number, status: 'problem', problems, changes: [] }));
  }
}

type List = Work['list'];

function stockOf(list: List) {
  const { issueFrom } = list.answers;
  if (!issueFrom || list.abstract_paper_course_id === null) return undefined;
  const { source, certificateMonths } = issueFrom;
  return {
    key: {
      groupId: list.group_id,
      productType: 'abstract_paper_course' as const,
      productId: list.abstract_paper_course_id,
      certificateMonths,
    },
    place: source === 'POOL' ? { ...placeOf(list), source } : { groupId: list.group_id, source },
  };
}

/** Locks the chosen stock, so that the check counts seats that no other command takes. */
async function lockStock(tx: Tx, list: List): Promise<void> {
  const stock = stockOf(list);
  if (stock === undefined) return;
  const { key, place } = stock;
  const account =
    place.source === 'POOL' ? { kind: 'POOL' as const, placeId: list.subgroup_id ?? 0 } : { kind: 'POT' as const };
  await lockForIssue(tx, { userIds: [], key, sources: [account] });
}

type Issuing = { list: List; checked: readonly CheckedResult[] };
/** Licences by person, or the reason why none could be issued. */
type Issued = { licences: Map<number, LicenceId>; refusal?: string };

async function issueMissing(services: Services, tx: Tx, { list, checked }: Issuing): Promise<Issued> {
  const stock = stockOf(list);
  const userIds = checked.flatMap(({ needsLicence, userId }) => (needsLicence && userId !== undefined ? [userId] : []));
  if (stock === undefined || userIds.length === 0) return { licences: new Map() };
  try {
    const issue = { ...stock, userIds, mode: 'eligible', idempotencyKey: randomUUID() } as const;
    await issueWithin(tx, actorOf(list), { ...issue, at: services.clock.now() });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { licences: new Map(), refusal: error.message };
  }
  const of = { groupId: list.group_id, productId: stock.key.productId, userIds };
  const standings = await listedResults.listStandings(tx, of);
  return { licences: new Map(standings.flatMap(({ user_id, waiting }) => (waiting ? [[user_id, waiting.id]] : []))) };
}

type Recording = { list: List; row: CheckedResult; issued: Issued };

async function recordRow(services: Services, tx: Tx, { list, row, issued }: Recording): Promise<RowVerdict> {
  const verdict = verdictOf(row);
  const fail = (message: string): RowVerdict => ({
    ...verdict,
    status: 'failed',
    problems: [{ field: null, message }],
  });
  if (row.status !== 'ready' || row.facts === undefined) return refused(verdict);
  const licenceId = row.licenceId ?? issued.licences.get(row.userId ?? 0);
  if (licenceId === undefined) return fail(issued.refusal ?? 'No licence could be issued');
  try {
    const recording = { licenceId, facts: row.facts, scan: list.scan ?? undefined };
    await listedResults.record(services, tx, actorOf(list), recording);
    return { ...verdict, status: 'done' };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return fail(error.message);
  }
}
