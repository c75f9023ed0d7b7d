export * from './my-learning.schemas.ts';
export * from './sessions.schemas.ts';
