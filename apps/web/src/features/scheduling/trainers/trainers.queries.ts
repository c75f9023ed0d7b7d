import type { Answer, Body, Query } from '@doselore/contract';
import {
  type changeTrainer,
  type createTrainer,
  type listCompatibilities,
  listMonthsLed,
  listSessionsAhead,
  type listSuitabilities,
  type listTrainerExclusions,
  listTrainerRecords,
  listUpcomingCourses,
} from '@doselore/contract/trainers';

import { refreshOf, roomLists } from '../../../platform/query-client/index.ts';

export const trainers = roomLists('trainers');
export type NewTrainer = Body<typeof createTrainer>;
export type TrainerChange = Body<typeof changeTrainer>;
export type Suitabilities = Answer<typeof listSuitabilities>;
export type Compatibilities = Answer<typeof listCompatibilities>;
export type Exclusions = Answer<typeof listTrainerExclusions>;

export const trainersQuery = (query: Query<typeof listTrainerRecords>) =>
  trainers.sheet(listTrainerRecords, { fileName: 'Trainers', query });
export const sessionsAheadQuery = (trainerUserId: number) =>
  trainers.one(listSessionsAhead, { params: { trainerUserId } });

type Months = { trainerUserId: number; query: Query<typeof listMonthsLed> };

export const monthsQuery = ({ trainerUserId, query }: Months) =>
  trainers.sheet(listMonthsLed, { fileName: 'Sessions led', params: { trainerUserId }, query });
export const upcomingQuery = (query: Query<typeof listUpcomingCourses>) =>
  trainers.sheet(listUpcomingCourses, { fileName: 'Upcoming courses', query });

/** Refreshes trainers, and the choices of trainers on the pages of courses. */
export const refreshTrainers = refreshOf('trainers', 'virtual-groups');
