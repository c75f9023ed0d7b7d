export { firstStepsRoutes } from './first-steps.routes.ts';
export { endingFirstSteps } from './show-first-steps.ts';
export { endSteps } from './stored-state.ts';
