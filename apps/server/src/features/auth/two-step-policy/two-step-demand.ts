import { requiresTwoStep, twoStepGraceDays } from '@doselore/contract';
import { isAdmin } from '../../../platform/access/index.ts';
import { days } from '../../../platform/clock/index.ts';
import type { Services } from '../../../platform/services.ts';
import { findSitePolicy, findTwoStepFacts, noteAsked } from './two-step-policy.repository.ts';

/** `dueAt`: by when two-step verification has to be set up; undefined where it is not required, or is set up. */
export type Demand = { isRequired: boolean; dueAt: Date | undefined };

const none: Demand = { isRequired: false, dueAt: undefined };

/** Returns what is asked of a person now. Reads only; someone who was never asked has all days of grace. */
export async function readTwoStepDemand(services: Services, userId: number): Promise<Demand> {
  const [site, facts] = await Promise.all([findSitePolicy(services.db), findTwoStepFacts(services.db, userId)]);
  if (facts === undefined || (services.config.demo && !site.in_demo)) return none;
  const isSuper = facts.roles.includes('super_admin');
  const isRequired = requiresTwoStep({
    isSuper,
    isAdmin: isAdmin(facts.roles),
    site: site.policy,
    looksAfter: isAdmin(facts.roles) ? facts.looks_after : [],
    belongsTo: facts.belongs_to,
  });
  if (!isRequired || facts.has_second_step) return { isRequired, dueAt: undefined };
  const asked = facts.asked_at ?? services.clock.now();
  return { isRequired, dueAt: isSuper ? asked : new Date(asked.getTime() + days(twoStepGraceDays)) };
}

/**
 * Asks at a sign-in by password. @returns whether the days of grace are over, so that the session may only set
 * two-step verification up
 */
export async function demandTwoStep(services: Services, userId: number): Promise<boolean> {
  const { dueAt } = await readTwoStepDemand(services, userId);
  if (dueAt === undefined) return false;
  const now = services.clock.now();
  await noteAsked(services.db, userId, now);
  return dueAt <= now;
}
