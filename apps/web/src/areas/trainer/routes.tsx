import { defineRoutes } from '../../platform/routes/index.ts';

export const trainerRoutes = defineRoutes('trainer', []);
