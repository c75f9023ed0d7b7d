export { locationRoutes } from './locations.routes.ts';
export { placeCommands, refuseHalfPosition } from './place-commands.ts';
