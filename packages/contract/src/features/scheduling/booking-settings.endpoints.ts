import { endpoint } from '../../endpoint.ts';
import type { bookingSettingsSchemas } from './booking-settings.schemas.ts';

const settings = { path: 'booking-settings', levels: ['superAdmin'], permission: 'bookings.settings' } as const;

/** Returns the settings of the choice of a trainer. */
export const getBookingSettings = endpoint<typeof bookingSettingsSchemas.getBookingSettings>({
  ...settings,
  method: 'GET',
});

/** Changes these settings for every comparison from now on. Scheduled courses stay as they are. */
export const changeBookingSettings = endpoint<typeof bookingSettingsSchemas.changeBookingSettings>({
  ...settings,
  method: 'PUT',
});
