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
    '/site-admin/bookings/projects/1/project-requests/type-choice',
    '/site-admin/bookings/projects/1/multi-day-project-requests/new',
    '/site-admin/bookings/projects/1/multi-day-project-requests/1/select-trainer',
    '/site-admin/bookings/projects/1/multi-day/1/manage',
    '/site-admin/bookings/projects/1/multi-day-project-requests/1/select-trainer/edit',
    '/site-admin/bookings/projects/1/project-requests/9/manage',
  ],
  'priya.raman': [
    '/group-admin/1/booking-enquiries',
    '/group-admin/1/booking-enquiries/new',
    '/group-admin/1/booking-enquiries/10/details',
    '/group-admin/1/booking-enquiries/9/book',
  ],
  'tom.okafor': ['/subgroup-admin/1/1/booking-enquiries', '/subgroup-admin/1/1/booking-enquiries/11/details'],
  'judith.marlowe': ['/my-learning-zone/booking-enquiries', '/my-learning-zone/booking-enquiries/9/book'],
  'amara.osei': ['/trainers/availability-enquiries', '/trainers/booking-confirmation-enquiries'],
};
