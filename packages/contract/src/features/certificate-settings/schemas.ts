export * from './certificate-settings.schemas.ts';
