export * from './virtual-group-health.schemas.ts';
