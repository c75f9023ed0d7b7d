import { today } from '../../../../platform/clock/index.ts';
import type { Queries } from '../../../../platform/db/index.ts';
import type { Services } from '../../../../platform/services.ts';
import type { SheetRow } from '../import-rows.repository.ts';
import { actorOf, placeOf } from '../import-work.ts';
import type { ImportData } from '../imports.repository.ts';
import { openReader } from '../list-questions.ts';
import { type CheckedResult, checkResultRows } from './check-result-rows.ts';
import { listIssueSources } from './issue-sources.repository.ts';
import { getResultCourse } from './list-course.ts';

type Rows = { rows: readonly SheetRow[]; all?: readonly SheetRow[] };

/**
 * Checks rows of a list of results against its course, its people and the chosen stock as they are now.
 */
export async function checkListResults(
  { clock }: Pick<Services, 'clock'>,
  db: Queries,
  list: ImportData,
  rows: Rows,
): Promise<CheckedResult[]> {
  const place = placeOf(list);
  const course = await getResultCourse(db, list.abstract_paper_course_id);
  const reader = await openReader(db, list, today(clock));
  const { issueFrom } = list.answers;
  const sources = issueFrom
    ? await listIssueSources(db, { ...place, level: list.level, productId: course.productId })
    : [];
  const source = sources.find(
    (one) => one.source === issueFrom?.source && one.certificateMonths === issueFrom.certificateMonths,
  );
  const sheet = { place, columns: list.columns };
  return checkResultRows(
    db,
    {
      ...sheet,
      reader,
      actor: actorOf(list),
      course,
      hasScan: list.scan !== null,
      source,
    },
    rows,
  );
}
