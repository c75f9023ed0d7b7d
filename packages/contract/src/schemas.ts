export * from './changes.schemas.ts';
export * from './common.schemas.ts';
