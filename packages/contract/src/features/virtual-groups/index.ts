export * from './details.endpoints.ts';
export type * from './details.schemas.ts';
export type * from './rows.schemas.ts';
export * from './virtual-groups.endpoints.ts';
export * from './virtual-groups.rules.ts';
export type * from './virtual-groups.schemas.ts';
