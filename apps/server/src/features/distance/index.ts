export { distanceRoutes } from './distance.routes.ts';
export { insertDistanceContent } from './distance-content.repository.ts';
export { handInAssessment } from './hand-in.ts';
export { markMaterial } from './mark-material.ts';
export { readParts } from './read-distance.ts';
