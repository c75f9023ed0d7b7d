export * from './licence-orders.endpoints.ts';
export type * from './licence-orders.schemas.ts';
export * from './licence-orders.words.ts';
