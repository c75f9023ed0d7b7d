export * from './register.schemas.ts';
