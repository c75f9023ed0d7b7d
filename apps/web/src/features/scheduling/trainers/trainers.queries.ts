import type { Answer, Body, Query } from '@doselore/contract';
import {
  type changeTrainer,
  type createTrainer,
  getMonthsCsv,
  getTrainer,
  getTrainersCsv,
  getUpcomingCoursesCsv,
  listCompatibilities,
  listMonthsLed,
  listSessionsAhead,
  listSuitabilities,
  listTrainerExclusions,
  listTrainerRecords,
  listUpcomingCourses,
} from '@doselore/contract/trainers';
import type { QueryClient } from '@tanstack/react-query';
import { sheetOf } from '../../../platform/api/index.ts';
import { refreshQueries, roomQueries } from '../../../platform/query-client/index.ts';

const level = 'superAdmin';
const trainers = roomQueries('trainers');
export type NewTrainer = Body<typeof createTrainer>;
export type TrainerChange = Body<typeof changeTrainer>;
export type Suitabilities = Answer<typeof listSuitabilities>;
export type Compatibilities = Answer<typeof listCompatibilities>;
export type Exclusions = Answer<typeof listTrainerExclusions>;

export const trainersQuery = (query: Query<typeof listTrainerRecords>) =>
  trainers.list(listTrainerRecords, { level, query });

export const downloadTrainers = (query: Query<typeof listTrainerRecords>) =>
  sheetOf(getTrainersCsv, { level, query, fileName: 'Trainers' });

export const trainerQuery = (trainerUserId: number) => trainers.one(getTrainer, { level, params: { trainerUserId } });
export const sessionsAheadQuery = (trainerUserId: number) =>
  trainers.one(listSessionsAhead, { level, params: { trainerUserId } });

type Months = { trainerUserId: number; query: Query<typeof listMonthsLed> };

export const monthsQuery = ({ trainerUserId, query }: Months) =>
  trainers.list(listMonthsLed, { level, params: { trainerUserId }, query });

export const downloadMonths = ({ trainerUserId, query }: Months) =>
  sheetOf(getMonthsCsv, { level, params: { trainerUserId }, query, fileName: 'Sessions led' });

export const suitabilitiesQuery = (trainerUserId: number) =>
  trainers.one(listSuitabilities, { level, params: { trainerUserId } });
export const compatibilitiesQuery = (trainerUserId: number) =>
  trainers.one(listCompatibilities, { level, params: { trainerUserId } });
export const exclusionsQuery = (trainerUserId: number) =>
  trainers.one(listTrainerExclusions, { level, params: { trainerUserId } });
export const upcomingQuery = (query: Query<typeof listUpcomingCourses>) =>
  trainers.list(listUpcomingCourses, { level, query });

export const downloadUpcoming = (query: Query<typeof listUpcomingCourses>) =>
  sheetOf(getUpcomingCoursesCsv, { level, query, fileName: 'Upcoming courses' });

/** Refreshes trainers, and the choices of trainers on the pages of courses. */
export const refreshTrainers = (client: QueryClient) => refreshQueries(client, 'trainers', 'virtual-groups');
