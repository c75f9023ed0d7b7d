export { hasMarks } from './has-marks.ts';
export { LedCourseTabs } from './parts/led-course-tabs.tsx';
export { SessionFacts } from './parts/session-facts.tsx';
export { TrainerJoining } from './parts/trainer-joining.tsx';
export { StateTag } from './parts/virtual-group-columns.tsx';
export { type CourseAt, useCourseAt } from './use-course-at.ts';
export { useVirtualGroup } from './use-virtual-group.ts';
export { attendanceWords, responseWords } from './virtual-group-tags.ts';
export { HistoricVirtualGroupsScreen, VirtualGroupsScreen } from './virtual-groups-screen.tsx';
