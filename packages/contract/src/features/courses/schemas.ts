export * from './archiving.schemas.ts';
export * from './checklists.schemas.ts';
export * from './courses.schemas.ts';
export * from './versions.schemas.ts';
