/** Groups of people that can be required to use two-step verification. Site admins always are. */
export const twoStepPolicies = ['off', 'admins', 'everyone'] as const;
export type TwoStepPolicy = (typeof twoStepPolicies)[number];

export const defaultTwoStepPolicy: TwoStepPolicy = 'admins';

/** Days that a person has to set two-step verification up, from the first sign-in that asks for it. Site admins have none. */
export const twoStepGraceDays = 14;

type Person = {
  isSuper: boolean;
  isAdmin: boolean;
  site: TwoStepPolicy;
  /** Policies of the organisations that this person looks after or leads sessions for; null follows the site. */
  looksAfter: readonly (TwoStepPolicy | null)[];
  /** Policies of the organisations that this person belongs to; null follows the site. */
  belongsTo: readonly (TwoStepPolicy | null)[];
};

/** Returns whether a person has to use two-step verification. The strictest of their organisations decides. */
export function requiresTwoStep({ isSuper, isAdmin, site, looksAfter, belongsTo }: Person): boolean {
  if (isSuper) return true;
  const asAdmin = looksAfter.map((own) => own ?? site);
  const asMember = belongsTo.map((own) => own ?? site);
  if (asAdmin.length + asMember.length === 0) return site === 'everyone' || (site === 'admins' && isAdmin);
  return asAdmin.some((policy) => policy !== 'off') || asMember.includes('everyone');
}
