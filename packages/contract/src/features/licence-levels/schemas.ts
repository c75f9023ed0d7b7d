export * from './licence-levels.schemas.ts';
