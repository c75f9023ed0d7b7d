import type { Body } from '@doselore/contract';
import { listChecklists, saveChecklist } from '@doselore/contract/courses';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../../platform/api/index.ts';

const level = 'superAdmin';

export function checklistsQuery(courseId: number) {
  return queryOptions({
    queryKey: ['courses', 'checklists', courseId],
    queryFn: ({ signal }) => callEndpoint(listChecklists, { level, params: { courseId }, signal }),
  });
}

export const sendChecklist = (courseId: number, body: Body<typeof saveChecklist>) =>
  callEndpoint(saveChecklist, { level, params: { courseId }, body });
