export * from './assessing.schemas.ts';
