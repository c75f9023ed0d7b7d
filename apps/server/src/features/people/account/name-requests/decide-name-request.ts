import { AppError, type Body } from '@doselore/contract';
import type { decideNameRequest as endpoint } from '@doselore/contract/account';
import { type Actor, notFound } from '../../../../platform/access/index.ts';
import { inTransaction } from '../../../../platform/db/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { answerNameChange } from '../decide-name-change.ts';
import { findNameRequest, type RequestPlace } from './name-requests.repository.ts';

type Decision = { place: RequestPlace; nameChangeId: number; decision: Body<typeof endpoint.site> };

const answered = () =>
  new AppError('conflict', 'This request was answered or withdrawn after you opened it. Reload the page.');

/**
 * Decides a request of a person at the place. Throws 404 for a request of another place. Throws 409 when the request
 * was answered or the name of the person has changed. Throws 409 for the caller's own name too.
 */
export async function decideNameRequest(
  services: Services,
  actor: Actor,
  { place, nameChangeId, decision: { action, seenName } }: Decision,
): Promise<{ state: 'approved' | 'declined' }> {
  const state = action === 'approve' ? 'approved' : 'declined';
  await inTransaction(services.db, async (tx) => {
    const wish = await findNameRequest(tx, place, nameChangeId);
    if (wish === undefined) throw notFound();
    if (wish.user_id === actor.id)
      throw new AppError('conflict', 'You cannot decide about your own name. Ask another admin.');
    if (wish.state !== 'pending') throw answered();
    if (`${wish.old_first_name} ${wish.old_last_name}` !== seenName)
      throw new AppError('conflict', 'The name of this person was changed after you opened the list. Reload the page.');
    if (!(await answerNameChange(services, tx, { wish, state, approver: actor }))) throw answered();
  });
  return { state };
}
