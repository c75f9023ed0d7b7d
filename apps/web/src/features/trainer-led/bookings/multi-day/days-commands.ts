import type { MultiDay } from '@doselore/contract/bookings';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showBanner } from '../../../../platform/banner/index.ts';
import { type DaysIds, refreshBookings } from '../bookings.queries.ts';

/** Returns the ids in the address of a course of several days. */
export const idsOf = ({ project, id }: MultiDay): DaysIds => ({ projectId: project.id, multiDayId: id });

/** Runs a command of a course of several days, says that it was done, and loads what it changed. */
export function useDaysCommand(send: (idempotencyKey: string) => Promise<unknown>, done: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => send(crypto.randomUUID()),
    onSuccess: () => showBanner({ message: done, type: 'success' }),
    // A refusal means that the course has changed meanwhile.
    onSettled: () => refreshBookings(client),
  });
}
