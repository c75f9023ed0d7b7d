export * from './licence-orders.schemas.ts';
