import type { Sent } from '@doselore/contract';
import {
  changeAvailability,
  changeOwnAvailability,
  getAvailability,
  getOwnAvailability,
  getSchedule,
  type SchedulePeriod,
} from '@doselore/contract/trainers';
import { keepPreviousData } from '@tanstack/react-query';
import { callEndpoint } from '../../../platform/api/index.ts';
import { refreshOf, roomQueries } from '../../../platform/query-client/index.ts';

const availability = roomQueries('availability');

export type HoursChange = Sent<typeof changeAvailability, 'body'>;

/** Returns the hours of a trainer for site admins, or without an id the trainer's own. */
export const availabilityQuery = (trainerUserId: number | undefined) =>
  trainerUserId === undefined
    ? availability.one(getOwnAvailability)
    : availability.one(getAvailability, { params: { trainerUserId } });

export const saveHours = (trainerUserId: number | undefined, body: HoursChange) =>
  trainerUserId === undefined
    ? callEndpoint(changeOwnAvailability, { body })
    : callEndpoint(changeAvailability, { params: { trainerUserId }, body });

export const scheduleQuery = (period: SchedulePeriod, on: string | undefined) =>
  availability.one(getSchedule, { params: { period }, query: { on } }, { placeholderData: keepPreviousData });

export const refreshHours = refreshOf('availability', 'trainers');
