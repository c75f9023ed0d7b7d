export * from './virtual-group-health.endpoints.ts';
export * from './virtual-group-health.rules.ts';
export type * from './virtual-group-health.schemas.ts';
