export * from './session-feedback.schemas.ts';
