export * from './virtual-groups.schemas.ts';
