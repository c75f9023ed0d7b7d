export * from './licence-issue.endpoints.ts';
export * from './licence-issue.rules.ts';
export type * from './licence-issue.schemas.ts';
