export * from './audits.endpoints.ts';
export * from './audits.facts.ts';
export * from './audits.filters.ts';
export * from './audits.rules.ts';
export type * from './audits.schemas.ts';
export * from './audits.words.ts';
