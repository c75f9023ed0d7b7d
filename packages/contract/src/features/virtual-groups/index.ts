export * from './virtual-groups.endpoints.ts';
export * from './virtual-groups.rules.ts';
export type * from './virtual-groups.schemas.ts';
