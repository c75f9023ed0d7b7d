import { createPasswords } from '../../features/auth/index.ts';
import { demoPassword } from '../../features/site-status/index.ts';
import { tx } from '../../platform/db/index.ts';
import type { Services } from '../../platform/services.ts';
import { type CrowdProduct, insertHistories } from './crowd-histories.ts';
import { insertCrowd } from './crowd-people.ts';
import { planHistories, planPeople } from './crowd-plan.ts';

type Crowd = {
  groupId: number;
  serviceIds: readonly number[];
  /** Short and unlike any other: part of addresses and payroll numbers. */
  tag: string;
  /** How many people earlier crowds have. */
  offset: number;
  count: number;
  isCare?: boolean;
  products: readonly CrowdProduct[];
  buyerId: number;
};

export type CrowdSeeder = (crowd: Crowd) => Promise<void>;

/** Many people of one organisation with what they have learnt there; the same each time, dated from today. */
export async function crowdSeeder({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<CrowdSeeder> {
  const passwordHash = await createPasswords(1).hash(demoPassword);
  return async ({ groupId, serviceIds, tag, offset, count, isCare, products, buyerId }) => {
    const now = clock.now();
    const people = planPeople({ tag, offset, services: serviceIds.length, count, isCare });
    await tx(db, async (trx) => {
      const userIds = await insertCrowd(trx, { groupId, serviceIds }, { people, now, passwordHash });
      const world = { groupId, userIds, products, buyerId, now };
      await insertHistories(trx, world, planHistories(people, products.length));
    });
  };
}
