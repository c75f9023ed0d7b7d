export { distanceRoutes } from './distance.routes.ts';
export { insertDistanceContent } from './distance-content.repository.ts';
export { markMaterial } from './mark-material.ts';
export { readParts } from './read-distance.ts';
export { submitAssessment } from './submit-assessment.ts';
