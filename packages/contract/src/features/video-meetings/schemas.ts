export * from './video-meetings.schemas.ts';
