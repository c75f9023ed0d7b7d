import { listMonthsLed, listTrainerRecords, listUpcomingCourses } from '@doselore/contract/trainers';
import { refreshOf, roomLists } from '../../../platform/query-client/index.ts';

export const trainers = roomLists('trainers');

export const trainersQuery = trainers.sheet(listTrainerRecords, 'Trainers');

export const monthsQuery = trainers.sheet(listMonthsLed, 'Sessions led');
export const upcomingQuery = trainers.sheet(listUpcomingCourses, 'Upcoming courses');

/** Refreshes trainers, and the choices of trainers on the pages of courses. */
export const refreshTrainers = refreshOf('trainers', 'virtual-groups');
