export * from './absences.endpoints.ts';
export * from './absences.rules.ts';
export type * from './absences.schemas.ts';
