import { isExpiring } from '@doselore/contract/renewals';
import type { Actor, CheckedPlace, Scope } from '../../../platform/access/index.ts';
import type { Services } from '../../../platform/services.ts';
import { findExpiringSummary } from './renewals.report.ts';
import { findTraining } from './training-status.ts';

/** Largest number of people named for certificates that expire, and again for expired certificates. */
const most = 12;

type Core = Pick<Services, 'db' | 'clock'>;
type Target = { place: CheckedPlace; scope: Scope; actor: Actor };

/**
 * Counts the certificates of a place that expire within 30, 60 and 90 days or have expired. Lists these certificates of
 * the first people, each with the licence or the seat that renews it.
 */
export async function summariseExpiring(services: Core, { place, scope, actor }: Target) {
  const filter = { place: { ...place, withPot: false }, now: services.clock.now(), most };
  const { people, ...counts } = await findExpiringSummary(services.db, scope, filter);
  const found = await findTraining(services, { userIds: people.map(({ id }) => id), place, scope, actor });
  return {
    ...counts,
    people: people.flatMap((user) => (found.get(user.id) ?? []).filter(isExpiring).map((item) => ({ user, item }))),
  };
}
