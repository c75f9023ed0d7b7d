import { PlanPanel } from '../course-planning/index.ts';
import { CoursePage } from './parts/course-page.tsx';

/** Form for the schedule and the details of a course. */
export function ScheduleScreen() {
  return <CoursePage tab="edit-virtual-group">{() => <PlanPanel />}</CoursePage>;
}
