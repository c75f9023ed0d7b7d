export * from './notice-choices.endpoints.ts';
export * from './notice-choices.rules.ts';
export type * from './notice-choices.schemas.ts';
export * from './notifications.endpoints.ts';
export * from './notifications.rules.ts';
export type * from './notifications.schemas.ts';
