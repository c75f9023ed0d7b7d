import { PlanPanel } from '../course-planning/index.ts';
import { CoursePage } from './parts/course-page.tsx';

/** Schedule and details of a course, to change. */
export function ScheduleScreen() {
  return <CoursePage tab="edit-virtual-group">{() => <PlanPanel />}</CoursePage>;
}
