import { getOrganisedCourse, listOrganisedCourses } from '@doselore/contract/organised-courses';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../platform/api/index.ts';

export const organisedCoursesQuery = queryOptions({
  queryKey: ['organised-courses'],
  queryFn: ({ signal }) => callEndpoint(listOrganisedCourses, { level: 'member', signal }),
});

export function organisedCourseQuery(virtualGroupId: number) {
  return queryOptions({
    queryKey: ['organised-courses', virtualGroupId],
    queryFn: ({ signal }) => callEndpoint(getOrganisedCourse, { level: 'member', params: { virtualGroupId }, signal }),
  });
}
