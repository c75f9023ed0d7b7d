export { answerRoutes } from './answers.routes.ts';
export { cancelCourse } from './ending/cancel-course.ts';
export { closeCourse } from './ending/close-course.ts';
export { planningRoutes } from './planning/planning.routes.ts';
export { addUninvited } from './register/add-uninvited.ts';
export { takeRegister } from './register/take-register.ts';
export { virtualGroupRoutes } from './virtual-groups.routes.ts';
export { waitingListTask, watchWaitingLists } from './waiting-list/settle-waiting-lists.ts';
export { waitingListRoutes } from './waiting-list/waiting-list.routes.ts';
