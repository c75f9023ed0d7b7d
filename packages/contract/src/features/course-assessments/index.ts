export * from './assessing.endpoints.ts';
export * from './assessing.rules.ts';
export type * from './assessing.schemas.ts';
