export { ArchiveDialogue } from './archive-dialogue.tsx';
export type { Archivable } from './archiving.queries.ts';
export { useRestoreCourse } from './use-restore-course.ts';
