import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { heldElsewhere, screens } from '../../../../e2e/screens/screens.ts';
import { registry } from './router.tsx';

const file = 'e2e/screens/screens.ts';
const routes = registry.entries.map((entry) => ({ path: entry.path, entry }));
const addresses = Object.values(screens).flat();
/** The entry that the router chooses for an address. */
const entryAt = (address: string) => matchRoutes(routes, address)?.at(-1)?.route.entry;

test('opens every screen of the route registry in the browser tests, in one area at least', async () => {
  const opened = new Set(addresses.map((address) => entryAt(address)));
  const shown = new Set(await Promise.all([...opened].map(async (entry) => (await entry?.screen())?.Component)));
  const missing: string[] = [];
  for (const entry of registry.entries) {
    if (opened.has(entry) || entry.path in heldElsewhere || shown.has((await entry.screen()).Component)) continue;
    missing.push(`${entry.path}: add one of its addresses to "screens" in ${file}`);
  }
  expect(missing).toEqual([]);
}, 60_000);

test('finds a route for every address and every reason', () => {
  const unknown = addresses.filter((address) => entryAt(address) === undefined);
  const paths = registry.entries.map(({ path }) => path);
  const stale = Object.keys(heldElsewhere).filter((path) => !paths.includes(path));
  expect([...unknown, ...stale].map((path) => `${path}: take it out of ${file}`)).toEqual([]);
});

test('gives no reason for a route that an address opens', () => {
  const opened = new Set(addresses.map((address) => entryAt(address)?.path));
  expect(Object.keys(heldElsewhere).filter((path) => opened.has(path))).toEqual([]);
});
