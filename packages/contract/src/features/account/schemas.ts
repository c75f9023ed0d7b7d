export * from './account.schemas.ts';
export * from './name-requests.schemas.ts';
