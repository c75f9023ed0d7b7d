import { roomQueries } from '../../../../platform/query-client/index.ts';

export const courses = roomQueries('courses');
