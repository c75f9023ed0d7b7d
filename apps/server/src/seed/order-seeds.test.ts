import { expect, test } from 'vitest';
import { declareSeed, type Seed } from './declare-seed.ts';
import { collectSeeds, orderSeeds } from './order-seeds.ts';

const seeds = await collectSeeds();
const nameOf = (seed: Seed<unknown>) => seeds.find((one) => one.seed === seed)?.name;

/** Declares a seed that does nothing. */
const plan = (name: string, place: number, ...needed: Seed<unknown>[]) => ({
  name,
  seed: declareSeed({
    place,
    needs: Object.fromEntries(needed.map((seed, nth) => [String(nth), seed])),
    run: (): unknown => undefined,
  }),
});

test('the places of the demo world agree with what its seeds need, so that no new seed moves an old one', () => {
  const ordered = orderSeeds(seeds);
  expect(ordered.map(({ place }) => place)).toEqual(seeds.map(({ seed }) => seed.place).toSorted((a, b) => a - b));
  const places = seeds.map(({ seed }) => seed.place);
  expect(places.filter((place, nth) => places.indexOf(place) !== nth)).toEqual([]);
  expect(ordered.slice(-2).map(nameOf)).toEqual(['noEmailsSeed', 'movementOrderSeed']);
});

test('a seed waits for what it needs, and equal places are ordered by name', () => {
  const people = plan('people', 30);
  const [early, late, same] = [plan('early', 10, people.seed), plan('late', 20), plan('a-late', 20)];
  const names = new Map([people, early, late, same].map(({ name, seed }) => [seed, name]));
  const order = orderSeeds([early, people, late, same]).map((seed) => names.get(seed));
  expect(order).toEqual(['a-late', 'late', 'people', 'early']);
});

test('refuses a seed that needs one outside the list', () => {
  expect(() => orderSeeds([plan('early', 10, plan('people', 5).seed)])).toThrow(
    'These seeds need each other or a seed outside the list: early',
  );
});

test('a seed gets the results of those that it needs under its own names', async () => {
  const people = declareSeed({ place: 1, needs: {}, run: () => ['Amara'] });
  const greeting = declareSeed({ place: 2, needs: { who: people }, run: (_, { who }) => `Hello ${who[0]}` });
  const done = new Map<Seed<unknown>, unknown>([[people, ['Amara']]]);
  expect(await greeting.run(undefined as never, done)).toBe('Hello Amara');
});
