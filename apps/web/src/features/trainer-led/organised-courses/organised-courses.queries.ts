import { roomQueries } from '../../../platform/query-client/index.ts';

export const organisedCourses = roomQueries('organised-courses');
