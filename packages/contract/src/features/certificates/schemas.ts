export * from './certificates.schemas.ts';
export * from './previews.schemas.ts';
