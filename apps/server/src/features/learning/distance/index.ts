export { copyContent } from './copy-content.ts';
export { distanceRoutes } from './distance.routes.ts';
export type { DistanceContent } from './distance-content.ts';
export { markMaterial } from './mark-material.ts';
export { publishContent } from './publish-content.ts';
export { readParts } from './read-distance.ts';
export { submitAssessment } from './submit-assessment.ts';
