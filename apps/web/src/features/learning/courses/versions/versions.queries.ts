import { listVersions } from '@doselore/contract/courses';

import { roomQueries } from '../../../../platform/query-client/index.ts';

const courses = roomQueries('courses');

export const versionsQuery = (courseId: number) => courses.one(listVersions, { params: { courseId } });
