import { fieldError } from '@doselore/contract';
import type { Tx } from '../../../platform/db/index.ts';
import { lockTrainerFor } from './active-trainers.repository.ts';

type Checked = { field?: string; isDraft?: boolean };

/**
 * Throws for somebody who cannot be chosen as trainer. A draft may name a trainer who has not accepted the invitation
 * yet. Holds the trainer until commit. Null names nobody.
 */
export async function checkTrainer(
  tx: Tx,
  trainerUserId: number | null,
  { field = 'trainerUserId', isDraft = false }: Checked = {},
): Promise<void> {
  if (trainerUserId !== null && !(await lockTrainerFor(tx, { trainerUserId, isDraft })))
    throw fieldError(field, isDraft ? 'Choose a trainer who is not deactivated' : 'Choose an active trainer');
}
