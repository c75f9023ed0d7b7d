export * from './issue.schemas.ts';
export * from './licence-keys.schemas.ts';
export * from './licences.schemas.ts';
export * from './movements.schemas.ts';
export * from './orders.schemas.ts';
export * from './stock.schemas.ts';
export * from './take-back.schemas.ts';
