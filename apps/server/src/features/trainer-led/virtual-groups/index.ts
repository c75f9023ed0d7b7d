export { allVirtualGroupRoutes } from './all.routes.ts';
export { courseJobs, courseTasks } from './background.ts';
export { rememberInvitations } from './calendar/send-invitations.ts';
export { cancelCourse } from './ending/cancel-course.ts';
export { closeCourse } from './ending/close-course.ts';
export { sendMessage } from './messages/send-message.ts';
export { addUninvited } from './register/add-uninvited.ts';
export { takeRegister } from './register/take-register.ts';
export { showOwnWaiting } from './waiting-list/show-waiting-list.ts';
