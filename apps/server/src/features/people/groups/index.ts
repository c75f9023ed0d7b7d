export { groupRoutes } from './groups.routes.ts';
export { noteCodes } from './register-codes/note-codes.ts';
export { showCodes } from './register-codes/show-codes.ts';
export { createGroup, moveGroupTo } from './save-group.ts';
