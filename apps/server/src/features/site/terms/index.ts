export { acceptWithAccount } from './accept-terms.ts';
export { termsRoutes } from './terms.routes.ts';
