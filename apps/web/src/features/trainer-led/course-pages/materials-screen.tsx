import { MaterialsCard } from '../session-materials/index.ts';
import { CoursePage } from './parts/course-page.tsx';

/** Files and links of a course for its delegates. */
export function MaterialsScreen() {
  return <CoursePage tab="course-materials">{({ detail }) => <MaterialsCard virtualGroupId={detail.id} />}</CoursePage>;
}
