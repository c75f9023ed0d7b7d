export * from './certificates.schemas.ts';
export * from './previews.schemas.ts';
export * from './reissues.schemas.ts';
export * from './session.schemas.ts';
