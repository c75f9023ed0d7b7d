export * from './licences.schemas.ts';
export * from './take-back.schemas.ts';
