export * from './messages.schemas.ts';
