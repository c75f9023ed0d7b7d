export * from './session-materials.endpoints.ts';
export * from './session-materials.rules.ts';
export type * from './session-materials.schemas.ts';
