export { areBookingsOn } from './bookings.ts';
export { isInMaintenance } from './maintenance.ts';
export { findSiteSettings, lockSiteSettings, saveSiteSettings, setFirst } from './site-settings.repository.ts';
