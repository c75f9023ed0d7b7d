import { fieldError } from '@doselore/contract';
import type { Queries, Tx } from '../../platform/db/index.ts';
import { listActiveTrainers, lockActiveTrainer } from './active-trainers.repository.ts';

/** Returns the trainers who can be chosen for a course, by last name. */
export function listTrainerChoices(db: Queries): Promise<{ id: number; name: string }[]> {
  return listActiveTrainers(db);
}

/** Throws for somebody who cannot be chosen as trainer. Holds the trainer until commit. Null names nobody. */
export async function checkTrainer(tx: Tx, trainerUserId: number | null): Promise<void> {
  if (trainerUserId !== null && !(await lockActiveTrainer(tx, trainerUserId)))
    throw fieldError('trainerUserId', 'Choose an active trainer');
}
