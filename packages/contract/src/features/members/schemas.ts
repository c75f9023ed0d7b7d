export * from './members.schemas.ts';
export * from './membership.schemas.ts';
export * from './password-links.schemas.ts';
