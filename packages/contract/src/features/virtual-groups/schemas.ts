export * from './details.schemas.ts';
export * from './rows.schemas.ts';
export * from './virtual-groups.schemas.ts';
