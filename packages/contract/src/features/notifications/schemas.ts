export * from './notice-choices.schemas.ts';
export * from './notifications.schemas.ts';
