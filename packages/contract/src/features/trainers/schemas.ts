export * from './availability.schemas.ts';
export * from './trainers.schemas.ts';
