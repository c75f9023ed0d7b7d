export * from './licence-stock.endpoints.ts';
export type * from './licence-stock.schemas.ts';
export * from './movements.rules.ts';
export type * from './movements.schemas.ts';
export * from './movements.words.ts';
export * from './moves.endpoints.ts';
export type * from './moves.schemas.ts';
