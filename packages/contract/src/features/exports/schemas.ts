export * from './exports.schemas.ts';
