export * from './saved-views.schemas.ts';
