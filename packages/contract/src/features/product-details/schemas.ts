export * from './details.schemas.ts';
