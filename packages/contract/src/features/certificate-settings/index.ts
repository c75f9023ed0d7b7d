export * from './certificate-settings.endpoints.ts';
export * from './certificate-settings.fields.ts';
export * from './certificate-settings.rules.ts';
export type * from './certificate-settings.schemas.ts';
export * from './certificate-types.ts';
export * from './inheritance.rules.ts';
export { settingsCall } from './settings-at.endpoints.ts';
