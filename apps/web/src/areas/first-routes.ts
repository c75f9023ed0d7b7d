import { learnerRoutes } from './learner/routes.tsx';
import { publicRoutes } from './public/routes.tsx';

/** Pages of visitors and learners. The first script of every visit has them. */
export const firstRoutes = [...publicRoutes, ...learnerRoutes];
