import type { Answer, Body } from '@doselore/contract';
import {
  type changeTrainer,
  type createTrainer,
  type listCompatibilities,
  listMonthsLed,
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

export const trainersQuery = trainers.sheet(listTrainerRecords, 'Trainers');

export const monthsQuery = trainers.sheet(listMonthsLed, 'Sessions led');
export const upcomingQuery = trainers.sheet(listUpcomingCourses, 'Upcoming courses');

/** Refreshes trainers, and the choices of trainers on the pages of courses. */
export const refreshTrainers = refreshOf('trainers', 'virtual-groups');
