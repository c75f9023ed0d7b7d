export * from './checklists.endpoints.ts';
export * from './checklists.rules.ts';
export type * from './checklists.schemas.ts';
export * from './courses.endpoints.ts';
export * from './courses.rules.ts';
export type * from './courses.schemas.ts';
export * from './versions.endpoints.ts';
export type * from './versions.schemas.ts';
