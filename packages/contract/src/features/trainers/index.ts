export * from './availability.endpoints.ts';
export * from './availability.rules.ts';
export type * from './availability.schemas.ts';
export * from './trainer-lists.rules.ts';
export * from './trainers.endpoints.ts';
export * from './trainers.fields.ts';
export * from './trainers.rules.ts';
export type * from './trainers.schemas.ts';
