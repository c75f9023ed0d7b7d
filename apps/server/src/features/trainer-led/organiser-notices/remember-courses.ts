import { withoutScope } from '../../../platform/access/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { findOrganised, saveKnown } from './organiser-notices.repository.ts';

/** Saves that the organiser of a course knows it, without an email. The people of the demo world know it from the start. */
export async function rememberOrganised(tx: Tx, { id, at }: { id: number; at: Date }): Promise<void> {
  const virtualGroupId = withoutScope<'virtual group'>(id, 'task');
  const organised = await findOrganised(tx, virtualGroupId);
  if (organised !== undefined) await saveKnown(tx, { virtualGroupId, userId: organised.organiser.user_id, at });
}
