export * from './address.schemas.ts';
export * from './locations.schemas.ts';
