import { plural } from '@doselore/contract';
import { addImportEvidence, groupEntries } from '@doselore/contract/imports';
import { type ListKind, peopleOfRows } from '../../../administration/imports/declaring/index.ts';
import { checkEntryRows } from './check-entry-rows.ts';
import { openCourseMeanings } from './course-index.ts';
import { importEntries } from './import-entries.ts';

/** Lists of external courses that members have taken. */
export const entryLists: ListKind = {
  kind: 'external-entries',
  endpoints: [groupEntries],
  evidence: addImportEvidence,
  action: 'externalCourses.enter',
  doneWords: (done) => `${plural(done, 'external course', 'external courses')} entered`,
  // Entries are compared with all others of the list.
  comparesAll: true,
  addsPeople: false,
  showsOutcomes: false,
  openMeanings: openCourseMeanings,
  check: (tx, target) => checkEntryRows(tx, target),
  run: importEntries,
  findPeople: peopleOfRows,
};
