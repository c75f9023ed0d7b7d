/** Groups of people that can be required to use two-step verification. Site admins always are. */
export const twoStepPolicies = ['off', 'admins', 'everyone'] as const;
export type TwoStepPolicy = (typeof twoStepPolicies)[number];

export const defaultTwoStepPolicy: TwoStepPolicy = 'admins';

/**
 * Days that a person has to set up two-step verification, from the first sign-in that requires it. Site admins have
 * none.
 */
export const twoStepGraceDays = 14;

type Person = {
  isSuper: boolean;
  isAdmin: boolean;
  site: TwoStepPolicy;
  /** Policies of the organisations that this person manages or leads sessions for. Null follows the site. */
  looksAfter: readonly (TwoStepPolicy | null)[];
  /** Policies of the organisations that this person is a member of. Null follows the site. */
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
