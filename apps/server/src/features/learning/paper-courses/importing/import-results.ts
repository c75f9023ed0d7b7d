import { randomUUID } from 'node:crypto';
import { AppError } from '@doselore/contract';
import type { LicenceId } from '../../../../platform/access/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { type ListedRows, lockNamedMembers, type RowVerdict } from '../../../administration/imports/declaring/index.ts';
import { issueWithin, lockForIssue } from '../../../licences/licence-issue/index.ts';
import { checkListResults } from './check-list-results.ts';
import type { CheckedResult } from './check-result-rows.ts';
import { listStandings } from './listed-results.repository.ts';
import { recordRowOfList } from './listed-results.ts';

/**
 * Locks the people of rows and checks the rows again. Then issues missing licences and records the results, all in one
 * transaction. A refused row changes nothing.
 */
export async function importResults(services: Services, tx: Tx, listed: ListedRows): Promise<RowVerdict[]> {
  const { list, place, rows } = listed;
  await lockNamedMembers(tx, { place, columns: list.columns }, rows);
  await lockStock(tx, listed);
  const checked = await checkAgain(tx, listed);
  const issued = await issueMissing(services, tx, { listed, checked });
  const verdicts: RowVerdict[] = [];
  for (const row of checked) verdicts.push(await recordRow(services, tx, { listed, row, issued }));
  return verdicts;
}

/** Checks rows once more. Without a live version of the course no row is ready. */
async function checkAgain(tx: Tx, listed: ListedRows): Promise<CheckedResult[]> {
  try {
    return await checkListResults(tx, listed);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const problems = [{ field: null, message: error.message }];
    return listed.rows.map(({ number }) => ({ number, status: 'problem', problems, changes: [] }));
  }
}

function stockOf({ list, place }: ListedRows) {
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
    place: source === 'POOL' ? { ...place, source } : { groupId: list.group_id, source },
  };
}

/** Locks the chosen stock, so that the check counts seats that no other command takes. */
async function lockStock(tx: Tx, listed: ListedRows): Promise<void> {
  const stock = stockOf(listed);
  if (stock === undefined) return;
  const { key, place } = stock;
  const account =
    place.source === 'POOL'
      ? { kind: 'POOL' as const, placeId: listed.list.subgroup_id ?? 0 }
      : { kind: 'POT' as const };
  await lockForIssue(tx, { userIds: [], key, sources: [account] });
}

type Checked = { listed: ListedRows; checked: readonly CheckedResult[] };
/** Licences by person, or the reason why none could be issued. */
type Issued = { licences: Map<number, LicenceId>; refusal?: string };

async function issueMissing(services: Services, tx: Tx, { listed, checked }: Checked): Promise<Issued> {
  const stock = stockOf(listed);
  const userIds = checked.flatMap(({ needsLicence, userId }) => (needsLicence && userId !== undefined ? [userId] : []));
  if (stock === undefined || userIds.length === 0) return { licences: new Map() };
  try {
    const issue = { ...stock, userIds, mode: 'eligible', idempotencyKey: randomUUID() } as const;
    await issueWithin(tx, listed.actor, { ...issue, at: services.clock.now() });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { licences: new Map(), refusal: error.message };
  }
  const { groupId, productId } = stock.key;
  const standings = await listStandings(tx, { groupId, productId, userIds });
  return { licences: new Map(standings.flatMap(({ user_id, waiting }) => (waiting ? [[user_id, waiting.id]] : []))) };
}

type Recording = { listed: ListedRows; row: CheckedResult; issued: Issued };

async function recordRow(services: Services, tx: Tx, { listed, row, issued }: Recording): Promise<RowVerdict> {
  const fail = (message: string): RowVerdict => ({ ...row, status: 'failed', problems: [{ field: null, message }] });
  if (row.status !== 'ready' || row.facts === undefined) return row;
  const licenceId = row.licenceId ?? issued.licences.get(row.userId ?? 0);
  if (licenceId === undefined) return fail(issued.refusal ?? 'No licence could be issued');
  try {
    await recordRowOfList(services, tx, listed.actor, { licenceId, facts: row.facts, scan: listed.list.scan });
    return { ...row, status: 'done' };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return fail(error.message);
  }
}
