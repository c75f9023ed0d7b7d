/** Titles of the actions of this room in the audit trail. */
export const bookingsWords = {
  'bookings.open': 'Opened a booking project',
  'bookings.change': 'Changed a booking project',
  'bookings.cancel': 'Cancelled a booking project',
  'bookings.request': 'Added a request to a booking project',
  'bookings.changeRequest': 'Changed a request of a booking project',
  'bookings.cancelRequest': 'Cancelled a request of a booking project',
  'bookings.dates': 'Changed the dates of a request',
  'bookings.switch': 'Switched bookings on or off',
} as const;
