export { documentType } from './document-type.ts';
export { publishDocument } from './publish-document.ts';
export { resourceRoutes } from './resources.routes.ts';
