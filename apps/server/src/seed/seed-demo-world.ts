import type { Services } from '../platform/services.ts';
import type { Seed } from './declare-seed.ts';
import { collectSeeds, orderSeeds } from './order-seeds.ts';

/** Fills a new database with the demo world: the same places, people and histories every time, dated from today. */
export async function seedDemoWorld(
  services: Services,
  report: (step: string) => void = () => undefined,
): Promise<void> {
  const done = new Map<Seed<unknown>, unknown>();
  for (const seed of orderSeeds(await collectSeeds())) {
    if (seed.report !== undefined) report(seed.report);
    done.set(seed, await seed.run(services, done));
  }
}
