export * from './certificates.endpoints.ts';
export * from './certificates.rules.ts';
export type * from './certificates.schemas.ts';
export * from './previews.endpoints.ts';
export * from './reissues.endpoints.ts';
export type * from './reissues.schemas.ts';
export * from './renewals.rules.ts';
export * from './session.endpoints.ts';
