export { completeErasureList } from './erasing/complete-erasure-list.ts';
export { checkErasureList, type ErasedAgain, eraseAgain, findToErase } from './erasing/erase-again.ts';
export { erasePerson } from './erasing/erase-person.ts';
export { applyRetention, erasureTask } from './erasing/finish-erasure.ts';
export { personalDataRoutes } from './personal-data.routes.ts';
