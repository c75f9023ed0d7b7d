import type { Body } from '@doselore/contract';
import { listChecklists, saveChecklist } from '@doselore/contract/courses';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { roomQueries } from '../../../../platform/query-client/index.ts';

const level = 'superAdmin';
const courses = roomQueries('courses');

export const checklistsQuery = (courseId: number) => courses.one(listChecklists, { level, params: { courseId } });

export const sendChecklist = (courseId: number, body: Body<typeof saveChecklist>) =>
  callEndpoint(saveChecklist, { level, params: { courseId }, body });
