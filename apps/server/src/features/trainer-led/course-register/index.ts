export { addUninvited } from './add-uninvited.ts';
export { registerRoutes } from './register.routes.ts';
export { takeRegister } from './take-register.ts';
