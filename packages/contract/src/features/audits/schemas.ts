export * from './audits.schemas.ts';
