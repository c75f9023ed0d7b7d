export * from './licence-issue.schemas.ts';
