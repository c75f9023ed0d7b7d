export * from './members.endpoints.ts';
export * from './members.fields.ts';
export * from './members.rules.ts';
export type * from './members.schemas.ts';
export * from './membership.endpoints.ts';
export type * from './membership.schemas.ts';
export * from './password-links.endpoints.ts';
export type * from './password-links.schemas.ts';
