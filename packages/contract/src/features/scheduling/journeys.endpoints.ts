import { csvOf } from '../../csv.ts';
import { endpoint } from '../../endpoint.ts';
import type { journeysSchemas } from './journeys.schemas.ts';

const read = { method: 'GET', levels: ['superAdmin'], permission: 'trainers.read' } as const;

/** Estimates the journey of a trainer from home to a postcode, as the choice of a trainer does. */
export const getJourney = endpoint<typeof journeysSchemas.getJourney>({
  ...read,
  path: 'trainers/:trainerUserId/journey',
});

/** Lists the sessions that trainers have led, by trainer and month, with hours and estimated miles. */
export const listSessionsLed = endpoint<typeof journeysSchemas.listSessionsLed>({ ...read, path: 'sessions-led' });
export const getSessionsLedCsv = csvOf(listSessionsLed);
