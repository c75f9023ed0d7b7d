export * from './licence-requests.endpoints.ts';
export * from './licence-requests.rules.ts';
export type * from './licence-requests.schemas.ts';
export * from './licence-requests.words.ts';
