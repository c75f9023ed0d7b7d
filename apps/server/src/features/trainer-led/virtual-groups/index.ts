export type { DelegateData } from './delegate-data.ts';
export { findCourse, getCourse, type InPlace, lockCourse, lockCourseById, openCourse } from './open-virtual-group.ts';
export { showDeclines, showDelegates, showRegisterSessions, showSessions } from './show-facts.ts';
export { showMarked } from './show-marked.ts';
export { showVirtualGroup } from './show-virtual-group.ts';
export type { VirtualGroupData } from './virtual-group-data.ts';
export { virtualGroupRoutes } from './virtual-groups.routes.ts';
