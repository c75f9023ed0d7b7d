export * from './session-materials.schemas.ts';
