export * from './answers.endpoints.ts';
export type * from './answers.schemas.ts';
export * from './delegates.endpoints.ts';
export type * from './delegates.schemas.ts';
export * from './waiting-list.endpoints.ts';
export * from './waiting-list.rules.ts';
export type * from './waiting-list.schemas.ts';
