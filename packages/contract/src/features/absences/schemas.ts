export * from './absences.schemas.ts';
