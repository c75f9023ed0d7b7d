export * from './sign-in-sheets.schemas.ts';
