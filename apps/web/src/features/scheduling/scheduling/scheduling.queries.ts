import { roomQueries } from '../../../platform/query-client/index.ts';

export const bookingSettings = roomQueries('booking-settings');
