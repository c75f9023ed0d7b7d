import { addToRegistry } from './route-registry.ts';

let isAdded = false;

/** Script with the pages of organisers. Few people are organisers, so the first script of every visit leaves them out. */
export const organiserScript = () => import('./learner/organiser-routes.tsx');

/** Adds the pages of organisers to the registry once, and with them their entries of the menu. Returns the pages. */
export async function addOrganiserPages() {
  const { organiserRoutes } = await organiserScript();
  if (!isAdded) addToRegistry(organiserRoutes);
  isAdded = true;
  return organiserRoutes;
}
