export * from './answers.endpoints.ts';
export type * from './answers.schemas.ts';
export * from './planning.endpoints.ts';
export * from './planning.rules.ts';
export type * from './planning.schemas.ts';
export * from './virtual-groups.endpoints.ts';
export * from './virtual-groups.rules.ts';
export type * from './virtual-groups.schemas.ts';
