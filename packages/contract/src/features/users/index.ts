export * from './people.fields.ts';
export * from './people.rules.ts';
export type * from './people.schemas.ts';
export * from './super-admins.endpoints.ts';
export type * from './super-admins.schemas.ts';
export * from './users.endpoints.ts';
export type * from './users.schemas.ts';
