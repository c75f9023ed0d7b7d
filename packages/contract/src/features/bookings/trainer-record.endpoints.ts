import { csvOf } from '../../csv.ts';
import { endpoint } from '../../endpoint.ts';
import type { trainerRecordSchemas } from './trainer-record.schemas.ts';

const read = { method: 'GET', levels: ['superAdmin'], needsBookings: true } as const;

/** Returns how a trainer has answered questions of bookings in the last 12 months. */
export const getScoreData = endpoint<typeof trainerRecordSchemas.getScoreData>({
  ...read,
  permission: 'trainers.read',
  path: 'trainers/:trainerUserId/score-data',
});

/** Lists the questions of bookings to a trainer, the newest first. */
export const listTrainerQuestions = endpoint<typeof trainerRecordSchemas.listTrainerQuestions>({
  ...read,
  permission: 'bookings.list',
  path: 'trainers/:trainerUserId/enquiries',
});
export const getTrainerQuestionsCsv = csvOf(listTrainerQuestions);
