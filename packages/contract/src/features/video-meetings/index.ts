export * from './video-meetings.endpoints.ts';
export * from './video-meetings.fields.ts';
export * from './video-meetings.rules.ts';
export type * from './video-meetings.schemas.ts';
