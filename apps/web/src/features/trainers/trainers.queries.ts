import type { Answer, Body, Query } from '@doselore/contract';
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
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { callEndpoint, type SheetDownload, sheetOf } from '../../platform/api/index.ts';

const level = 'superAdmin';
export type NewTrainer = Body<typeof createTrainer>;
export type TrainerChange = Body<typeof changeTrainer>;
export type Suitabilities = Answer<typeof listSuitabilities>;
export type Compatibilities = Answer<typeof listCompatibilities>;
export type Exclusions = Answer<typeof listTrainerExclusions>;

export function trainersQuery(query: Query<typeof listTrainerRecords>) {
  return queryOptions({
    queryKey: ['trainers', 'list', query],
    queryFn: ({ signal }) => callEndpoint(listTrainerRecords, { level, query, signal }),
    placeholderData: keepPreviousData,
  });
}

export function downloadTrainers(query: Query<typeof listTrainerRecords>): SheetDownload {
  return sheetOf(getTrainersCsv, { level, query, fileName: 'Trainers' });
}

export function trainerQuery(trainerUserId: number) {
  return queryOptions({
    queryKey: ['trainers', 'one', trainerUserId],
    queryFn: ({ signal }) => callEndpoint(getTrainer, { level, params: { trainerUserId }, signal }),
  });
}

export function sessionsAheadQuery(trainerUserId: number) {
  return queryOptions({
    queryKey: ['trainers', 'sessions', trainerUserId],
    queryFn: ({ signal }) => callEndpoint(listSessionsAhead, { level, params: { trainerUserId }, signal }),
  });
}

type Months = { trainerUserId: number; query: Query<typeof listMonthsLed> };

export function monthsQuery({ trainerUserId, query }: Months) {
  return queryOptions({
    queryKey: ['trainers', 'months', trainerUserId, query],
    queryFn: ({ signal }) => callEndpoint(listMonthsLed, { level, params: { trainerUserId }, query, signal }),
    placeholderData: keepPreviousData,
  });
}

export function downloadMonths({ trainerUserId, query }: Months): SheetDownload {
  return sheetOf(getMonthsCsv, { level, params: { trainerUserId }, query, fileName: 'Sessions led' });
}

export function suitabilitiesQuery(trainerUserId: number) {
  return queryOptions({
    queryKey: ['trainers', 'suitabilities', trainerUserId],
    queryFn: ({ signal }) => callEndpoint(listSuitabilities, { level, params: { trainerUserId }, signal }),
  });
}

export function compatibilitiesQuery(trainerUserId: number) {
  return queryOptions({
    queryKey: ['trainers', 'compatibilities', trainerUserId],
    queryFn: ({ signal }) => callEndpoint(listCompatibilities, { level, params: { trainerUserId }, signal }),
  });
}

export function exclusionsQuery(trainerUserId: number) {
  return queryOptions({
    queryKey: ['trainers', 'exclusions', trainerUserId],
    queryFn: ({ signal }) => callEndpoint(listTrainerExclusions, { level, params: { trainerUserId }, signal }),
  });
}

export function upcomingQuery(query: Query<typeof listUpcomingCourses>) {
  return queryOptions({
    queryKey: ['trainers', 'upcoming', query],
    queryFn: ({ signal }) => callEndpoint(listUpcomingCourses, { level, query, signal }),
    placeholderData: keepPreviousData,
  });
}

export function downloadUpcoming(query: Query<typeof listUpcomingCourses>): SheetDownload {
  return sheetOf(getUpcomingCoursesCsv, { level, query, fileName: 'Upcoming courses' });
}

export function sendNewTrainer(body: NewTrainer) {
  return callEndpoint(createTrainer, { level, body });
}

export function saveTrainer(trainerUserId: number, body: TrainerChange) {
  return callEndpoint(changeTrainer, { level, params: { trainerUserId }, body });
}

export function sendActivation(trainerUserId: number) {
  return callEndpoint(activateTrainer, { level, params: { trainerUserId } });
}

export function sendDeactivation(trainerUserId: number, reason: string) {
  return callEndpoint(deactivateTrainer, { level, params: { trainerUserId }, body: { reason } });
}

export function saveSuitabilities(trainerUserId: number, body: Body<typeof changeSuitabilities>) {
  return callEndpoint(changeSuitabilities, { level, params: { trainerUserId }, body });
}

export function saveCompatibilities(trainerUserId: number, body: Body<typeof changeCompatibilities>) {
  return callEndpoint(changeCompatibilities, { level, params: { trainerUserId }, body });
}

export function saveExclusions(trainerUserId: number, body: Body<typeof changeTrainerExclusions>) {
  return callEndpoint(changeTrainerExclusions, { level, params: { trainerUserId }, body });
}

/** Refreshes trainers, and the choices of trainers on the pages of courses. */
export async function refreshTrainers(client: QueryClient): Promise<void> {
  await Promise.all(['trainers', 'virtual-groups'].map((room) => client.invalidateQueries({ queryKey: [room] })));
}
