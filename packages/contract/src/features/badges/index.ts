export * from './badge-picture.rules.ts';
export * from './badges.endpoints.ts';
export * from './badges.rules.ts';
export type * from './badges.schemas.ts';
