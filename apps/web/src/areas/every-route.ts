import { createRegistry } from '../platform/routes/index.ts';
import { adminRoutes } from './admin-routes.ts';
import { firstRoutes } from './first-routes.ts';
import { organiserRoutes } from './learner/organiser-routes.tsx';

/** Registry of all areas, for tests. */
export const registry = createRegistry([...firstRoutes, ...organiserRoutes, ...adminRoutes]);
