export * from './delegate-needs.schemas.ts';
