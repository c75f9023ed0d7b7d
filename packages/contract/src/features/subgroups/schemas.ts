export * from './subgroups.schemas.ts';
