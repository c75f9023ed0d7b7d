import { type Body, commandOf } from '@doselore/contract';
import {
  changeAvailability,
  changeOwnAvailability,
  getAvailability,
  getOwnAvailability,
  getSchedule,
  type SchedulePeriod,
} from '@doselore/contract/trainers';
import { keepPreviousData, type QueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../platform/api/index.ts';
import { refreshQueries, roomQueries } from '../../../platform/query-client/index.ts';

const availability = roomQueries('availability');

export type HoursChange = Body<typeof changeAvailability>;

/** Returns the hours of a trainer for site admins, or without an id the trainer's own. */
export const availabilityQuery = (trainerUserId: number | undefined) =>
  trainerUserId === undefined
    ? availability.one(getOwnAvailability, { level: 'virtualGroupAdmin' })
    : availability.one(getAvailability, { level: 'superAdmin', params: { trainerUserId } });

export const saveHours = (trainerUserId: number | undefined, body: HoursChange) =>
  trainerUserId === undefined
    ? callEndpoint(changeOwnAvailability, { level: 'virtualGroupAdmin', body: commandOf(body) })
    : callEndpoint(changeAvailability, { level: 'superAdmin', params: { trainerUserId }, body: commandOf(body) });

export const scheduleQuery = (period: SchedulePeriod, on: string | undefined) =>
  availability.one(
    getSchedule,
    { level: 'virtualGroupAdmin', params: { period }, query: { on } },
    { placeholderData: keepPreviousData },
  );

export const refreshHours = (client: QueryClient) => refreshQueries(client, 'availability', 'trainers');
