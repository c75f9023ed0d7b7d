import { plural } from '@doselore/contract';
import { addResultsScan, groupResults, listResultCourses, subgroupResults } from '@doselore/contract/imports';
import { serveAtPlace } from '../../../../platform/http/index.ts';
import { type ListKind, peopleOfRows } from '../../../administration/imports/declaring/index.ts';
import { askAboutLicences } from './ask-about-licences.ts';
import { checkListResults } from './check-list-results.ts';
import { describeResults } from './describe-results.ts';
import { importResults } from './import-results.ts';
import { getResultCourse } from './list-course.ts';
import { sourcesOf } from './list-sources.ts';
import { listWaitingCourses } from './listed-results.repository.ts';

/** Lists of results of one face-to-face course. */
export const resultLists: ListKind = {
  kind: 'paper-results',
  endpoints: [groupResults, subgroupResults],
  routes: serveAtPlace(listResultCourses, async ({ params, services }) =>
    (await listWaitingCourses(services.db, params)).map(({ id, title, waiting }) => ({ id, title, waiting })),
  ),
  scan: addResultsScan,
  action: 'paperCourses.record',
  doneWords: (done) => `${plural(done, 'result', 'results')} recorded`,
  // Each row can take a licence from later ones.
  comparesAll: true,
  addsPeople: false,
  showsOutcomes: false,
  checkUpload: async (tx, { abstractPaperCourseId = null }) => void (await getResultCourse(tx, abstractPaperCourseId)),
  check: (tx, target) => checkListResults(tx, target),
  run: importResults,
  findPeople: peopleOfRows,
  describe: describeResults,
  stock: { list: sourcesOf, ask: askAboutLicences },
};
