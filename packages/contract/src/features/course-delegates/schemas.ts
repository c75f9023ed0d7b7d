export * from './answers.schemas.ts';
export * from './delegates.schemas.ts';
export * from './waiting-list.schemas.ts';
