export * from './address.fields.ts';
export * from './address.rules.ts';
export * from './locations.endpoints.ts';
export * from './locations.fields.ts';
export * from './locations.rules.ts';
export type * from './locations.schemas.ts';
export * from './postcodes.rules.ts';
