export { certificatesHeld, hasNoAdmin } from './attention.report.ts';
export { groupRoutes } from './groups.routes.ts';
export { noteCodes } from './register-codes/note-codes.ts';
export { listCodes } from './register-codes/register-codes.repository.ts';
