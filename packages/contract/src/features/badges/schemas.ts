export * from './badges.schemas.ts';
