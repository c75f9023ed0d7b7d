import type { CurrentUser } from '@doselore/contract/auth';
import { findPrincipal, notFound, type Principal } from '../../../platform/access/index.ts';
import type { Services } from '../../../platform/services.ts';
import { type ActingContext, presentContexts, presentCurrentUser } from './auth.presenter.ts';
import { type CurrentUserRow, findCurrentUserRow, listGroupNames, listServiceNames } from './auth.repository.ts';
import { demandOf, type SignedIn } from './two-step-policy/two-step-demand.ts';

/** Returns the user. `known` is the row of the user, if the caller has already read it. */
export async function currentUser(
  services: Services,
  principal: Principal,
  known?: CurrentUserRow,
): Promise<CurrentUser> {
  const [user, places] = await Promise.all([
    known ?? findCurrentUserRow(services.db, principal.id),
    placesOf(services, principal),
  ]);
  if (user === undefined) throw notFound();
  return presentCurrentUser(principal, { user, ...places, twoStepDueAt: demandOf(services, user).dueAt });
}

/** Returns the user after a sign-in, when the request came without a principal. */
export async function currentUserById(services: Services, userId: number, signedIn?: SignedIn): Promise<CurrentUser> {
  const principal = await findPrincipal(services.db, userId);
  if (principal === undefined) throw notFound();
  return currentUser(services, { ...principal, ...signedIn?.limits }, signedIn?.user);
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
