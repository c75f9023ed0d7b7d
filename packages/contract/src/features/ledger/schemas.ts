export * from './ledger-keys.schemas.ts';
