import { listChecklists } from '@doselore/contract/courses';
import { roomQueries } from '../../../../platform/query-client/index.ts';

const courses = roomQueries('courses');

export const checklistsQuery = (courseId: number) => courses.one(listChecklists, { params: { courseId } });
