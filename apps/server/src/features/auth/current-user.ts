import type { CurrentUser } from '@doselore/contract/auth';
import { findPrincipal, notFound, type Principal } from '../../platform/access/index.ts';
import type { Services } from '../../platform/services.ts';
import { type ActingContext, presentContexts, presentCurrentUser } from './auth.presenter.ts';
import { getCurrentUserRow, listGroupNames, listServiceNames } from './auth.repository.ts';
import { readTwoStepDemand } from './two-step-policy/two-step-demand.ts';

export async function currentUser(services: Services, principal: Principal): Promise<CurrentUser> {
  const [user, places, { dueAt }] = await Promise.all([
    getCurrentUserRow(services.db, principal.id),
    placesOf(services, principal),
    readTwoStepDemand(services, principal.id),
  ]);
  return presentCurrentUser(principal, { user, ...places, twoStepDueAt: dueAt });
}

/** Returns the user after a sign-in, when the request came without a principal. */
export async function currentUserById(
  services: Services,
  userId: number,
  limits = { mustSetUpTwoStep: false },
): Promise<CurrentUser> {
  const principal = await findPrincipal(services.db, userId);
  if (principal === undefined) throw notFound();
  return currentUser(services, { ...principal, ...limits });
}

export async function actingContexts(services: Services, principal: Principal): Promise<ActingContext[]> {
  return presentContexts(principal, await placesOf(services, principal));
}

async function placesOf(services: Services, principal: Principal) {
  const [groups, managed] = await Promise.all([
    listGroupNames(services.db, principal.groupIds),
    listServiceNames(
      services.db,
      principal.services.map((service) => service.id),
    ),
  ]);
  return { groups, services: managed };
}
