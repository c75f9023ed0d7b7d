import { requiresTwoStep, twoStepGraceDays } from '@doselore/contract/auth';
import { isAdmin, notFound, type UserId } from '../../../../platform/access/index.ts';
import { updateAccounts } from '../../../../platform/accounts/index.ts';
import { days } from '../../../../platform/clock/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { sitePolicyOf } from '../../settings/index.ts';
import { type CurrentUserRow, findCurrentUserRow } from '../auth.repository.ts';
import { findTwoStepFacts, type TwoStepFacts } from './two-step-policy.repository.ts';

/**
 * `dueAt` is the end of the days of grace. It is undefined when two-step verification is not required or is set up.
 * `hasGrace` says whether they have begun.
 */
export type Demand = { isRequired: boolean; dueAt: Date | undefined; hasGrace: boolean };

const none: Demand = { isRequired: false, dueAt: undefined, hasGrace: false };

/**
 * Returns whether a person has to set up two-step verification, and until when. Writes nothing. Days of grace that have
 * not begun are counted from now.
 */
export async function readTwoStepDemand(services: Services, userId: UserId): Promise<Demand> {
  const facts = await findTwoStepFacts(services.db, userId);
  return facts === undefined ? none : demandOf(services, facts);
}

/** Returns whether these facts demand two-step verification, and until when. */
export function demandOf(services: Pick<Services, 'config' | 'clock'>, facts: TwoStepFacts): Demand {
  const site = sitePolicyOf(facts.site);
  if (services.config.demo && !site.in_demo) return none;
  const isSuper = facts.roles.includes('super_admin');
  const isRequired = requiresTwoStep({
    isSuper,
    isAdmin: isAdmin(facts.roles),
    site: site.policy,
    looksAfter: isAdmin(facts.roles) ? facts.looks_after : [],
    belongsTo: facts.belongs_to,
  });
  const hasGrace = facts.asked_at !== null;
  if (!isRequired || facts.has_two_step) return { isRequired, dueAt: undefined, hasGrace };
  const demandedAt = facts.asked_at ?? services.clock.now();
  return {
    isRequired,
    hasGrace,
    dueAt: isSuper ? demandedAt : new Date(demandedAt.getTime() + days(twoStepGraceDays)),
  };
}

/** Person who has just signed in, and the limits of their session. */
export type SignedIn = { limits: { mustSetUpTwoStep: boolean }; user: CurrentUserRow };

/**
 * Starts the days of grace at a sign-in by password, and deletes them when nothing is required any more. Once they are
 * over, the session may only set up two-step verification. Throws 404 for an unknown person.
 */
export async function demandTwoStep(services: Services, userId: UserId): Promise<SignedIn> {
  const user = await findCurrentUserRow(services.db, userId);
  if (user === undefined) throw notFound();
  const { isRequired, dueAt, hasGrace } = demandOf(services, user);
  if (!isRequired && hasGrace) await updateAccounts(services.db, [userId], { two_step_asked_at: null });
  if (dueAt === undefined) return { user, limits: { mustSetUpTwoStep: false } };
  const now = services.clock.now();
  if (!hasGrace) await updateAccounts(services.db, [userId], { two_step_asked_at: now });
  return { user, limits: { mustSetUpTwoStep: dueAt <= now } };
}
