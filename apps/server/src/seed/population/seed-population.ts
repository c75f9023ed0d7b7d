import { createPasswords } from '../../features/site/auth/index.ts';
import { demoPassword } from '../../features/site/site-status/index.ts';
import { inTransaction } from '../../platform/db/index.ts';
import type { Services } from '../../platform/services.ts';
import { backfillWorkHistory } from '../../platform/work-history/index.ts';
import { insertHistories, type PopulationProduct } from './population-histories.ts';
import { insertPopulation } from './population-people.ts';
import { planHistories, planPeople } from './population-plan.ts';

type Population = {
  groupId: number;
  serviceIds: readonly number[];
  /** Short unique text, part of addresses and payroll numbers. */
  tag: string;
  /** Number of people in the populations before this one. */
  offset: number;
  count: number;
  isCare?: boolean;
  products: readonly PopulationProduct[];
  buyerId: number;
};

export type PopulationSeeder = (population: Population) => Promise<void>;

/**
 * Returns a function that seeds many people of one organisation with their learning, the same each time, dated from
 * today.
 */
export async function populationSeeder({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<PopulationSeeder> {
  const passwordHash = await createPasswords(1).hash(demoPassword);
  return async ({ groupId, serviceIds, tag, offset, count, isCare, products, buyerId }) => {
    const now = clock.now();
    const people = planPeople({ tag, offset, services: serviceIds.length, count, isCare });
    await inTransaction(db, async (tx) => {
      const userIds = await insertPopulation(tx, { groupId, serviceIds }, { people, now, passwordHash });
      await backfillWorkHistory(tx, { knownAt: now, groupId });
      const world = { groupId, userIds, products, buyerId, now };
      await insertHistories(tx, world, planHistories(people, products.length));
    });
  };
}
