export * from './session-feedback.endpoints.ts';
export * from './session-feedback.rules.ts';
export type * from './session-feedback.schemas.ts';
