import type { Sent } from '@doselore/contract';
import {
  changeAvailability,
  changeOwnAvailability,
  getAvailability,
  getOwnAvailability,
  getSchedule,
  type SchedulePeriod,
} from '@doselore/contract/trainers';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../platform/api/index.ts';

export type HoursChange = Sent<typeof changeAvailability, 'body'>;

/** Returns the hours of a trainer for site admins, or without an id the trainer's own. */
export function availabilityQuery(trainerUserId: number | undefined) {
  return queryOptions({
    queryKey: ['availability', trainerUserId ?? 'own'],
    queryFn: ({ signal }) =>
      trainerUserId === undefined
        ? callEndpoint(getOwnAvailability, { level: 'virtualGroupAdmin', signal })
        : callEndpoint(getAvailability, { level: 'superAdmin', params: { trainerUserId }, signal }),
  });
}

export function saveHours(trainerUserId: number | undefined, body: HoursChange) {
  return trainerUserId === undefined
    ? callEndpoint(changeOwnAvailability, { level: 'virtualGroupAdmin', body })
    : callEndpoint(changeAvailability, { level: 'superAdmin', params: { trainerUserId }, body });
}

export function scheduleQuery(period: SchedulePeriod, on: string | undefined) {
  return queryOptions({
    queryKey: ['availability', 'schedule', period, on],
    queryFn: ({ signal }) =>
      callEndpoint(getSchedule, {
        level: 'virtualGroupAdmin',
        params: { period },
        query: on === undefined ? {} : { on },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

export async function refreshHours(client: QueryClient): Promise<void> {
  await Promise.all(['availability', 'trainers'].map((room) => client.invalidateQueries({ queryKey: [room] })));
}
