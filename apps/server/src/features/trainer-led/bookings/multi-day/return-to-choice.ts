import type { Tx } from '../../../../platform/db/index.ts';
import { releaseHolds } from '../../../scheduling/scheduling/holds/index.ts';
import { type DaysData, saveExcluded, saveFree } from './days.repository.ts';
import { saveDatesState } from './days-dates.repository.ts';

type Returning = { tx: Tx; at: Date; booking: DaysData };

/** Gives back what a locked course of several days holds. The caller says in which state it goes on. */
export async function freeDates(tx: Tx, { id }: Pick<DaysData, 'id'>): Promise<void> {
  await releaseHolds(tx, { multiDayId: id });
  await saveDatesState(tx, { id, state: 'open' });
}

/**
 * Gives back what is held for a trainer who does not confirm, leaves the trainer out of this course, and waits for the choice
 * of another one. Nobody is asked instead.
 */
export async function returnToChoice({ tx, at, booking }: Returning): Promise<undefined> {
  const { id, excluded_trainer_ids: excluded, locked_trainer_user_id: trainerUserId } = booking;
  await freeDates(tx, booking);
  if (trainerUserId !== null) await saveExcluded(tx, id, [...excluded, trainerUserId]);
  await saveFree(tx, { id, state: 'narrowed', at });
}
