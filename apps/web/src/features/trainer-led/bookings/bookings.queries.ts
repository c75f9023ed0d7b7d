import type { Level, Place } from '@doselore/contract';
import {
  countOwnEnquiries,
  getCoverage,
  getEnquiries,
  getMultiDay,
  getPlaceEnquiry,
  getProject,
  getProjectRequest,
  getRequestCalendar,
  getRequestOptions,
  getScoreData,
  getTimesOfInterest,
  getTwoInOneDay,
  listEnquiryChoices,
  listOwnEnquiries,
  listPlaceEnquiries,
  listProjectChoices,
  listProjects,
  listTrainerQuestions,
  listVenueDays,
  testCancelProject,
} from '@doselore/contract/bookings';
import { listPlanChoices } from '@doselore/contract/course-planning';
import { refreshOf, roomLists } from '../../../platform/query-client/index.ts';

const bookings = roomLists('bookings');

export const projectsQuery = bookings.sheet(listProjects, 'Projects');
export const projectQuery = (projectId: number) => bookings.one(getProject, { params: { projectId } });
/** What cancelling a project would do now. */
export const cancellationQuery = (projectId: number) => bookings.one(testCancelProject, { params: { projectId } });
export const choicesQuery = (projectId: number) => bookings.one(listProjectChoices, { params: { projectId } });

/** People who may organise a project of an organisation. */
export const organisersQuery = (groupId: number) =>
  bookings.one(listPlanChoices, { level: 'superAdmin', params: { groupId } });

type RequestIds = { projectId: number; projectRequestId: number };
/** On how many days with a trainer each venue is free. */
export const venueDaysQuery = (params: RequestIds) => bookings.one(listVenueDays, { params });
export const requestQuery = (params: RequestIds) => bookings.one(getProjectRequest, { params });
export const datesQuery = (params: RequestIds) => bookings.one(getTimesOfInterest, { params });
export const enquiriesQuery = (params: RequestIds) => bookings.one(getEnquiries, { params });
/** Questions to the trainer, and the number that waits for an answer. */
export const ownEnquiriesQuery = bookings.one(listOwnEnquiries);
export const waitingEnquiriesQuery = bookings.one(countOwnEnquiries);

export const calendarQuery = ({ month, ...params }: RequestIds & { month: string }) =>
  bookings.one(getRequestCalendar, { params, query: { month } });

/** Trainers for the dates of a request, of one of the dates in detail: the first that has not passed without a number. */
export const optionsQuery = ({ shown, ...params }: RequestIds & { shown?: number | undefined }) =>
  bookings.one(getRequestOptions, { params, query: shown === undefined ? {} : { timesOfInterestId: shown } });

/** How a trainer has answered, and the questions to them. */
export const scoreDataQuery = (trainerUserId: number) => bookings.one(getScoreData, { params: { trainerUserId } });
export const trainerQuestionsQuery = bookings.sheet(listTrainerQuestions, 'Enquiries');
/** Requests of an organisation or a service, as its admins see them. */
export const placeEnquiriesQuery = bookings.sheet(listPlaceEnquiries, 'Booking enquiries');
type EnquiryCall = { level: Level; params: Place & { projectRequestId: number } };
export const placeEnquiryQuery = (call: EnquiryCall) => bookings.one(getPlaceEnquiry, call);
export const enquiryChoicesQuery = (groupId: number) => bookings.one(listEnquiryChoices, { params: { groupId } });
export type DaysIds = { projectId: number; multiDayId: number };
/** A course of several days, and how trainers could take its dates. */
export const daysQuery = (params: DaysIds) => bookings.one(getMultiDay, { params });
export const coverageQuery = (params: DaysIds) => bookings.one(getCoverage, { params });

export type DayIds = { projectId: number; twoInOneDayId: number };
/** Two sessions on one day. */
export const dayQuery = (params: DayIds) => bookings.one(getTwoInOneDay, { params });

export const refreshBookings = refreshOf('bookings');
