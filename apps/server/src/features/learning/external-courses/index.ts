export { addExternalCourse, addRecognition } from './catalogue/index.ts';
export { addEntry } from './change-entry.ts';
export { checkEvidence, evidenceFileName } from './evidence-type.ts';
export { externalCourseRoutes } from './external-courses.routes.ts';
export { entryLists } from './importing/entry-lists.ts';
export { saveEvidence } from './save-evidence.ts';
export { showEntries } from './show-entries.ts';
export { decideEntry } from './verdicts/decide-entry.ts';
export { showMemberEntries } from './verdicts/show-member-entries.ts';
