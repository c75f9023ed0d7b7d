export * from './sign-in-sheets.endpoints.ts';
export * from './sign-in-sheets.rules.ts';
export type * from './sign-in-sheets.schemas.ts';
