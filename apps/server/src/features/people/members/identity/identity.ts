import { mayUnder } from '@doselore/contract';
import type { Actor } from '../../../../platform/access/index.ts';
import type { Reach } from './reach.repository.ts';

type Account = { state: string; reach: Reach };

/**
 * Returns why this actor cannot change name and address, or undefined. The address would give control of the account,
 * and certificates carry the name: both belong to the person once the account is activated. Until then the place that
 * invited them may correct both. The account must have no rights beyond those that this place can give.
 */
export function findIdentityRefusal({ level }: Pick<Actor, 'level'>, account: Account): string | undefined {
  if (mayUnder(level, 'members.changeAnyIdentity')) return undefined;
  if (account.state !== 'provisional') return 'This person now changes their own name and address';
  const isWithin =
    account.reach === 'member' || (account.reach === 'manager' && mayUnder(level, 'members.changeManagerIdentity'));
  return isWithin
    ? undefined
    : 'This person has access beyond the places you manage. Ask a site admin to change the name or address';
}

/**
 * Returns why this actor cannot change job role and registration number, or undefined. Both are part of the person's
 * records in all of their organisations. One organisation alone does not change them for the others.
 */
export function findProfessionRefusal(
  { level }: Pick<Actor, 'level'>,
  account: Pick<Account, 'reach'>,
): string | undefined {
  if (account.reach !== 'beyond' || mayUnder(level, 'members.changeAnyProfession')) return undefined;
  return 'This person has a role outside this organisation. Ask a site admin to change job role or registration number';
}
