export { acknowledge } from './acknowledge.ts';
export { openDocument } from './open-document.ts';
export { resourceRoutes } from './resources.routes.ts';
export { showReading } from './show-reading.ts';
