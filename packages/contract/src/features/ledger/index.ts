export * from './ledger.endpoints.ts';
export * from './ledger.rules.ts';
export type * from './ledger.schemas.ts';
export * from './ledger.words.ts';
export type * from './ledger-keys.schemas.ts';
