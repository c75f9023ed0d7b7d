export * from './ledger.schemas.ts';
export * from './ledger-keys.schemas.ts';
