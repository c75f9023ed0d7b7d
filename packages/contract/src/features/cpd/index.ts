export * from './cpd.endpoints.ts';
export * from './cpd.rules.ts';
export type * from './cpd.schemas.ts';
