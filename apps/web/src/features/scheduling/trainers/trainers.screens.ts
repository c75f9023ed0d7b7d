/** Addresses of the screens in the demo world, by the person who opens them in the browser tests. */
export const screens = {
  'morgan.ellis': [
    '/site-admin/trainers',
    '/site-admin/trainers/upcoming-pharmacist-led-courses',
    '/site-admin/trainers/sessions-led',
    '/site-admin/trainers/new-trainer',
    '/site-admin/trainers/view-trainer/6',
    '/site-admin/trainers/edit-trainer/6',
    '/site-admin/trainers/edit-trainer/6/courses',
    '/site-admin/trainers/edit-trainer/6/organisations',
    '/site-admin/trainers/edit-trainer/6/exclusions',
    '/site-admin/trainers/edit-trainer-general-availability/6',
    '/site-admin/trainers/view-trainer/6/score-data',
    '/site-admin/trainers/view-trainer/6/enquiries',
  ],
  'amara.osei': ['/trainers/schedule/week', '/trainers/schedule/month', '/trainers/general-availability'],
};
