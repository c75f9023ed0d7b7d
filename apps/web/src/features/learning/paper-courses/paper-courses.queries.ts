import { getPaperCourse } from '@doselore/contract/paper-courses';
import { roomQueries } from '../../../platform/query-client/index.ts';

export const courses = roomQueries('courses');
export const paperCourseQuery = (paperCourseId: number) => courses.one(getPaperCourse, { params: { paperCourseId } });
