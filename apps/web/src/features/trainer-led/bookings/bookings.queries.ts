import {
  getProject,
  getProjectRequest,
  getTimesOfInterest,
  listProjectChoices,
  listProjects,
} from '@doselore/contract/bookings';
import { listPlanChoices } from '@doselore/contract/course-planning';
import { refreshOf, roomLists } from '../../../platform/query-client/index.ts';

const bookings = roomLists('bookings');

export const projectsQuery = bookings.sheet(listProjects, 'Projects');
export const projectQuery = (projectId: number) => bookings.one(getProject, { params: { projectId } });
export const choicesQuery = (projectId: number) => bookings.one(listProjectChoices, { params: { projectId } });

/** People who may organise a project of an organisation. */
export const organisersQuery = (groupId: number) =>
  bookings.one(listPlanChoices, { level: 'superAdmin', params: { groupId } });

type RequestIds = { projectId: number; projectRequestId: number };
export const requestQuery = (params: RequestIds) => bookings.one(getProjectRequest, { params });
export const datesQuery = (params: RequestIds) => bookings.one(getTimesOfInterest, { params });

export const refreshBookings = refreshOf('bookings');
