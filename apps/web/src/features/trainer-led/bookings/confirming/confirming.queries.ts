import { listConfirmations, listOwnConfirmations } from '@doselore/contract/bookings';
import { roomQueries } from '../../../../platform/query-client/index.ts';

const bookings = roomQueries('bookings');

export const ownConfirmationsQuery = bookings.one(listOwnConfirmations);
export const confirmationsQuery = (params: { projectId: number; projectRequestId: number }) =>
  bookings.one(listConfirmations, { params });
