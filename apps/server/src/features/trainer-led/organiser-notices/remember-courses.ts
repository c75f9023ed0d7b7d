import { withoutScope } from '../../../platform/access/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { findOrganised, saveKnown } from './organiser-notices.repository.ts';

/** Saves the present facts of a course as known to its organiser, without an email. For the demo world. */
export async function rememberOrganised(tx: Tx, { id, at }: { id: number; at: Date }): Promise<void> {
  const virtualGroupId = withoutScope<'virtual group'>(id, 'task');
  const organised = await findOrganised(tx, virtualGroupId);
  if (organised !== undefined) await saveKnown(tx, { virtualGroupId, userId: organised.organiser.user_id, at });
}
