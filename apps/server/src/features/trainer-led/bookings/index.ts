export { bookingRoutes } from './bookings.routes.ts';
export { deadlineAfter } from './deadlines/deadline-after.ts';
export { choicesTask, watchChoices, watchOffers } from './due/watch-choices.ts';
export { confirmationTask, watchConfirmations } from './due/watch-confirmations.ts';
export { enquiriesTask, watchEnquiries } from './due/watch-enquiries.ts';
export { projectsTask, watchProjects } from './due/watch-projects.ts';
export { createEnquiry } from './place-enquiries/create-enquiry.ts';
export { suggestTimes } from './place-enquiries/suggest-times.ts';
export { countOverdue } from './projects/projects.repository.ts';
