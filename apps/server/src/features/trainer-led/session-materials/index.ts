export { addLink } from './change-materials.ts';
export { sessionMaterialsRoutes } from './session-materials.routes.ts';
