import type { Queries } from '../../../../platform/db/index.ts';
import type { ListedRows } from '../../../administration/imports/declaring/index.ts';
import { type CheckedResult, checkResultRows } from './check-result-rows.ts';
import { getResultCourse } from './list-course.ts';
import { sourcesOf } from './list-sources.ts';

/** Checks rows of a list of results against its course, its people and the chosen stock as they are now. */
export async function checkListResults(db: Queries, listed: ListedRows): Promise<CheckedResult[]> {
  const { list } = listed;
  const course = await getResultCourse(db, list.abstract_paper_course_id);
  const { issueFrom } = list.answers;
  const sources = issueFrom ? await sourcesOf(db, list) : [];
  const source = sources.find(
    (one) => one.source === issueFrom?.source && one.certificateMonths === issueFrom.certificateMonths,
  );
  return checkResultRows(db, listed, { course, source });
}
