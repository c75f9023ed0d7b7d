import { fieldError } from '@doselore/contract';
import type { Tx } from '../../../../platform/db/index.ts';
import { listTrainersAmong } from './asking.repository.ts';

/** Throws 422 at the field for a person who is no trainer. */
export async function checkTrainers(tx: Tx, field: string, ids: readonly number[]): Promise<void> {
  const known = new Set(await listTrainersAmong(tx, ids));
  if (ids.some((id) => !known.has(id))) throw fieldError(field, 'Choose trainers from the list');
}
