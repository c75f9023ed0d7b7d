export * from './cpd.schemas.ts';
