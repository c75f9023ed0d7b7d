import { expect, test } from 'vitest';
import type { AreaKey } from '../platform/area/index.ts';
import { type RouteEntry, railOf, trailOf } from '../platform/routes/index.ts';
import { registry } from './every-route.ts';

const adminAreas: readonly AreaKey[] = ['site-admin', 'group-admin', 'subgroup-admin'];
const params = { groupId: '1', subgroupId: '2', virtualGroupId: '3' };
/** Pages of a service have the prefix where their area has pages of organisations too. */
const plain = (name: string) => name.replace(/^subgroup-/u, '');
/** The first page of an organisation is its dashboard, that of a service its members. */
const placeOf = ({ crumb, name }: RouteEntry) =>
  crumb === 'groupId' || crumb === 'subgroupId' ? 'place' : plain(name);

/**
 * Names of the pages between the place and this page, inclusive. The list of members is left out: it is the first page
 * of a service, but not of an organisation.
 */
function stepsOf(entry: RouteEntry): string[] {
  const steps = trailOf(registry, entry).map(placeOf);
  return steps.slice(steps.lastIndexOf('place') + 1).filter((name) => name !== 'members');
}

/** Pages of organisations and services, by the name that they have in every area. */
const pages = Map.groupBy(
  registry.entries.filter(
    ({ area, crumb, path }) => adminAreas.includes(area) && path.includes(':groupId') && !crumb?.endsWith('groupId'),
  ),
  ({ name }) => plain(name),
);
const shared = [...pages].filter(([, entries]) => entries.length > 1);

const describe = (entry: RouteEntry, steps: readonly string[]) => `${entry.path}: ${steps.join(' / ')}`;

test('finds the pages that several levels have', () => {
  expect(shared.length).toBeGreaterThan(20);
});

test.each(shared)('the breadcrumbs of %s are the same at every level', (_name, entries) => {
  const trails = entries.map((entry) => ({ entry, steps: stepsOf(entry) }));
  const different = new Set(trails.map(({ steps }) => steps.join(' / '))).size > 1;
  expect(different ? trails.map(({ entry, steps }) => describe(entry, steps)) : []).toEqual([]);
});

/** Pages with a title of their own at a level, with the reason. */
const ownTitles: Readonly<Record<string, string>> = {
  managers: 'admins of an organisation and admins of a service are two roles',
  'new-licence': 'site admins buy on behalf of an organisation, others order',
};

test('the title of a page is the same at every level, except for those with a reason', () => {
  const several = shared.filter(([, entries]) => new Set(entries.map(({ title }) => title)).size > 1);
  expect(several.map(([name]) => name).sort()).toEqual(Object.keys(ownTitles).sort());
});

test('pages have the same order in the rail of every place', () => {
  const rails = adminAreas.flatMap((area) =>
    ['members', 'subgroup-members'].flatMap((name) => {
      const entry = registry.find(area, name);
      if (entry === undefined) return [];
      // Reports follow the pages of a place.
      const own = railOf(registry, entry, params).filter(({ group }) => group === '');
      return [own.map(({ label }) => label)];
    }),
  );
  expect(rails.length).toBe(5);
  const faults = rails.flatMap((rail) =>
    rails.flatMap((other) => {
      const [own, others] = [
        rail.filter((label) => other.includes(label)),
        other.filter((label) => rail.includes(label)),
      ];
      return own.join() === others.join() ? [] : [`${own.join(', ')} and ${others.join(', ')}`];
    }),
  );
  expect(faults).toEqual([]);
});
