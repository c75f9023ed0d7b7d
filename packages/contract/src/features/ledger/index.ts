export * from './ledger.rules.ts';
export * from './ledger.words.ts';
export type * from './ledger-keys.schemas.ts';
