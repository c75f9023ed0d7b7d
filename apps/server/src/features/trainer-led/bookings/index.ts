export { bookingRoutes } from './bookings.routes.ts';
export { deadlineAfter } from './deadlines/deadline-after.ts';
export { bookingJobs, bookingTasks } from './due/jobs-and-tasks.ts';
export { narrowTrainers } from './multi-day/narrow-trainers.ts';
export { createDays } from './multi-day/save-days.ts';
export { askOrganiser } from './organising/ask-organiser.ts';
export { createEnquiry } from './place-enquiries/create-enquiry.ts';
export { suggestTimes } from './place-enquiries/suggest-times.ts';
export { countOverdueBookings } from './projects/count-overdue-bookings.ts';
