/** Addresses of the screens in the demo world, by the person who opens them in the browser tests. */
export const screens = {
  'morgan.ellis': [
    '/site-admin/bookings/projects',
    '/site-admin/bookings/projects?overdue=yes',
    '/site-admin/bookings/projects/new',
    '/site-admin/bookings/projects/test-cancel?projectId=1',
    '/site-admin/bookings/projects/1/edit',
    '/site-admin/bookings/projects/1/project-requests/new',
    '/site-admin/bookings/projects/1/project-requests/1/edit',
    '/site-admin/bookings/projects/1/project-requests/1/manuallyChooseToi',
    '/site-admin/bookings/projects/1/project-requests/1/manage',
  ],
  'amara.osei': ['/trainers/availability-enquiries', '/trainers/booking-confirmation-enquiries'],
};
