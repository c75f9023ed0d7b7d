import type { Services } from '../platform/services.ts';

type Needs = Readonly<Record<string, Seed<unknown>>>;
/** Results of the seeds that a seed needs, under the names that it gives them. */
type Results<N extends Needs> = { [K in keyof N]: N[K] extends Seed<infer R> ? R : never };

/** One step of the demo world. */
export type Seed<R> = {
  place: number;
  /** Step that the log of the server names before this seed. */
  report?: string;
  needs: readonly Seed<unknown>[];
  run: (services: Services, done: ReadonlyMap<Seed<unknown>, unknown>) => Promise<R>;
};

type Declared<N extends Needs, R> = {
  /**
   * Place among the seeds whose needs are fulfilled. Rows of the demo world keep their ids only while seeds keep their
   * places, so a new seed takes a number above all others below 1000.
   */
  place: number;
  report?: string;
  /** Seeds that run before this one. `run` gets their results under the same names. */
  needs: N;
  run: (services: Services, results: Results<N>) => R | Promise<R>;
};

/** Declares a seed. `seedDemoWorld` finds it in each `seed-x.ts` and computes the order. */
export function declareSeed<N extends Needs, R>({ place, report, needs, run }: Declared<N, R>): Seed<R> {
  return {
    ...{ place, report },
    needs: Object.values(needs),
    run: async (services, done) => {
      const results = Object.entries(needs).map(([name, seed]) => [name, done.get(seed)]);
      return run(services, Object.fromEntries(results) as Results<N>);
    },
  };
}
