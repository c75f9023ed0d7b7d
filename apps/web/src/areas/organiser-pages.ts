import { addToRegistry } from './route-registry.ts';

let isAdded = false;

/**
 * Loads the pages of organisers, and adds them to the registry once, with their entries of the menu. Few people are
 * organisers, so the first script of every visit leaves them out.
 */
export async function addOrganiserPages() {
  const { organiserRoutes } = await import('./learner/organiser-routes.tsx');
  if (!isAdded) addToRegistry(organiserRoutes);
  isAdded = true;
  return organiserRoutes;
}
