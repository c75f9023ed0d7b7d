export { type Area, AreaContext, canUnder, type RouteParams, useArea } from './area-context.ts';
export { type AreaDefinition, type AreaKey, areaOf, areas, type Frame, learnerAlias, type Role } from './areas.ts';
