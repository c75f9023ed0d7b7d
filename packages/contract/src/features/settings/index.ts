export * from './settings.endpoints.ts';
export * from './settings.fields.ts';
export * from './settings.rules.ts';
export type * from './settings.schemas.ts';
