import { type Answer, type Body, commandOf, type Query } from '@doselore/contract';
import {
  activateTrainer,
  changeCompatibilities,
  changeSuitabilities,
  changeTrainer,
  changeTrainerExclusions,
  createTrainer,
  deactivateTrainer,
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
import { callEndpoint, sheetOf } from '../../../platform/api/index.ts';
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

export const sendNewTrainer = (body: NewTrainer) => callEndpoint(createTrainer, { level, body: commandOf(body) });
export const saveTrainer = (trainerUserId: number, body: TrainerChange) =>
  callEndpoint(changeTrainer, { level, params: { trainerUserId }, body: commandOf(body) });
export const sendActivation = (trainerUserId: number) =>
  callEndpoint(activateTrainer, { level, params: { trainerUserId } });
export const sendDeactivation = (trainerUserId: number, reason: string) =>
  callEndpoint(deactivateTrainer, { level, params: { trainerUserId }, body: { reason } });
export const saveSuitabilities = (trainerUserId: number, body: Body<typeof changeSuitabilities>) =>
  callEndpoint(changeSuitabilities, { level, params: { trainerUserId }, body: commandOf(body) });
export const saveCompatibilities = (trainerUserId: number, body: Body<typeof changeCompatibilities>) =>
  callEndpoint(changeCompatibilities, { level, params: { trainerUserId }, body });
export const saveExclusions = (trainerUserId: number, body: Body<typeof changeTrainerExclusions>) =>
  callEndpoint(changeTrainerExclusions, { level, params: { trainerUserId }, body: commandOf(body) });

/** Refreshes trainers, and the choices of trainers on the pages of courses. */
export const refreshTrainers = (client: QueryClient) => refreshQueries(client, 'trainers', 'virtual-groups');
