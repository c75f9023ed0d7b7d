export * from './people.schemas.ts';
export * from './super-admins.schemas.ts';
export * from './users.schemas.ts';
