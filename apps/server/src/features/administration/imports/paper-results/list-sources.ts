import type { ImportQuestions } from '@doselore/contract/imports';
import type { Queries } from '../../../../platform/db/index.ts';
import type { Services } from '../../../../platform/services.ts';
import type { JudgedRow } from '../import-rows.repository.ts';
import { placeOf } from '../import-work.ts';
import type { ImportData } from '../imports.repository.ts';
import { checkListResults } from './check-list-results.ts';
import { type IssueSource, listIssueSources } from './issue-sources.repository.ts';

/** Lists the stock that a list of results can take licences from. Empty for other lists. */
export function sourcesOf(db: Queries, list: ImportData): Promise<IssueSource[]> {
  const { abstract_paper_course_id: productId, level } = list;
  if (productId === null) return Promise.resolve([]);
  return listIssueSources(db, { ...placeOf(list), level, productId });
}

/** Returns the question about people without a licence. Null when all have one, and for other lists. */
export async function askAboutLicences(
  services: Services,
  list: ImportData,
  rows: readonly JudgedRow[],
): Promise<ImportQuestions['licences']> {
  if (list.kind !== 'paper-results') return null;
  const sources = await sourcesOf(services.db, list);
  const from = list.answers.issueFrom ?? null;
  const checked = await checkListResults(services, services.db, list, { rows });
  const people = new Set(checked.flatMap((row) => (row.lacksLicence && row.userId !== undefined ? [row.userId] : [])))
    .size;
  return people === 0 && from === null ? null : { people, sources, from };
}
