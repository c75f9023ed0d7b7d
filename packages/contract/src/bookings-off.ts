/** Answer to every call of bookings while a site admin has switched them off. */
export const bookingsOff = 'Bookings are switched off on this site.';
