export * from './details.endpoints.ts';
export * from './details.fields.ts';
export * from './details.rules.ts';
export type * from './details.schemas.ts';
export * from './mandatory.rules.ts';
export * from './standards.rules.ts';
