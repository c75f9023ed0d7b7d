import { fieldError } from '@doselore/contract';
import type { Tx } from '../../platform/db/index.ts';
import { lockActiveTrainer } from './active-trainers.repository.ts';

/** Throws for somebody who cannot be chosen as trainer. Holds the trainer until commit. Null names nobody. */
export async function checkTrainer(tx: Tx, trainerUserId: number | null, field = 'trainerUserId'): Promise<void> {
  if (trainerUserId !== null && !(await lockActiveTrainer(tx, trainerUserId)))
    throw fieldError(field, 'Choose an active trainer');
}
