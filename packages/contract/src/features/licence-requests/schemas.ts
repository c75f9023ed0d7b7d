export * from './licence-requests.schemas.ts';
