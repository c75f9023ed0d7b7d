export * from './saved-views.endpoints.ts';
export * from './saved-views.rules.ts';
export type * from './saved-views.schemas.ts';
