import { AppError } from '@doselore/contract';
import { getOwnDecline, listMyWaiting } from '@doselore/contract/course-delegates';
import { getCancellation } from '@doselore/contract/course-ending';
import { callEndpoint } from '../../../platform/api/index.ts';
import { myLearning } from './my-learning.queries.ts';

function nothingWhenUnknown(error: unknown): { cancellation: null } {
  if (error instanceof AppError && error.code === 'not_found') return { cancellation: null };
  throw error;
}

/** Place that My Courses does not list: its course was cancelled, or the person declined it or still waits for it. */
export const formerPlaceQuery = (virtualGroupId: number) =>
  myLearning.combined('former-place', { virtualGroupId }, async (params, { signal }) => {
    const [{ cancellation }, { decline }, waiting] = await Promise.all([
      callEndpoint(getCancellation, { params, signal }).catch(nothingWhenUnknown),
      callEndpoint(getOwnDecline, { params, signal }),
      callEndpoint(listMyWaiting, { signal }),
    ]);
    const entry = waiting.find(({ virtual_group_id: id }) => id === virtualGroupId) ?? null;
    return { cancellation, decline, waiting: entry };
  });
