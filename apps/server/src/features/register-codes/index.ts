export { noteCodes } from './note-codes.ts';
export { listCodes } from './register-codes.repository.ts';
