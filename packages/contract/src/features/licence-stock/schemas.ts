export * from './licence-stock.schemas.ts';
export * from './movements.schemas.ts';
export * from './moves.schemas.ts';
