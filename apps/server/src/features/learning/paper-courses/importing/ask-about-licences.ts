import type { ImportQuestions } from '@doselore/contract/imports';
import type { Queries } from '../../../../platform/db/index.ts';
import type { ListedRows } from '../../../administration/imports/declaring/index.ts';
import { checkListResults } from './check-list-results.ts';
import { sourcesOf } from './list-sources.ts';

/** Returns the question about people without a licence. Null when all have one. */
export async function askAboutLicences(db: Queries, listed: ListedRows): Promise<ImportQuestions['licences']> {
  const sources = await sourcesOf(db, listed.list);
  const from = listed.list.answers.issueFrom ?? null;
  const checked = await checkListResults(db, listed);
  const people = new Set(checked.flatMap((row) => (row.lacksLicence && row.userId !== undefined ? [row.userId] : [])))
    .size;
  return people === 0 && from === null ? null : { people, sources, from };
}
