export * from './close-report.schemas.ts';
export * from './ending.schemas.ts';
