export * from './delegate-needs.endpoints.ts';
export * from './delegate-needs.rules.ts';
export type * from './delegate-needs.schemas.ts';
