import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { heldElsewhere, screens } from '../../../../e2e/screens/screens.ts';
import { registry } from './every-route.ts';

const routes = registry.entries.map((entry) => ({ path: entry.path, entry }));
const addresses = Object.values(screens).flat();
/** Returns the registry entry that the router chooses for an address. */
const entryAt = (address: string) => matchRoutes(routes, address)?.at(-1)?.route.entry;

test('the browser tests open every screen of the route registry in at least one area', async () => {
  const opened = new Set(addresses.map((address) => entryAt(address)));
  const shown = new Set(await Promise.all([...opened].map(async (entry) => (await entry?.screen())?.Component)));
  const missing: string[] = [];
  for (const entry of registry.entries) {
    if (opened.has(entry) || entry.path in heldElsewhere || shown.has((await entry.screen()).Component)) continue;
    missing.push(`${entry.path}: add one of its addresses to the x.screens.ts of its room`);
  }
  expect(missing).toEqual([]);
}, 60_000);

test('every listed address and every listed exception has a route', () => {
  const unknown = addresses.filter((address) => entryAt(address) === undefined);
  const paths = registry.entries.map(({ path }) => path);
  const stale = Object.keys(heldElsewhere).filter((path) => !paths.includes(path));
  expect(
    [...unknown, ...stale].map(
      (path) =>
        `${path} has no route: add the route in areas/, or take the address out of x.screens.ts or e2e/screens/screens.ts`,
    ),
  ).toEqual([]);
});

test('no address is listed twice for one person', () => {
  for (const [person, paths] of Object.entries(screens))
    expect(
      paths.filter((path, place) => paths.indexOf(path) !== place),
      person,
    ).toEqual([]);
});

test('no exception is listed for a route that an address opens', () => {
  const opened = new Set(addresses.map((address) => entryAt(address)?.path));
  expect(Object.keys(heldElsewhere).filter((path) => opened.has(path))).toEqual([]);
});
