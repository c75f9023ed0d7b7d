import { expect, test } from 'vitest';
import { guideFor, guideTexts } from '../ui/help/guide-texts.ts';
import { registry } from './every-route.ts';

/** Guides that the pages of an area show. Service admins of level LOW have one of their own. */
const guides = Object.keys(guideTexts) as (keyof typeof guideTexts)[];
const plain = (name: string) => name.replace(/^subgroup-/u, '');
const guidesOf = (helpKey: string) => guides.filter((key) => key === helpKey || key === `${helpKey}-level-3`);

test('every page of a menu has a section in the guide of its area', () => {
  const missing = registry.entries
    .filter(({ navigation }) => navigation !== undefined)
    .flatMap(({ name, path, helpKey }) =>
      guidesOf(helpKey)
        .filter((key) => guideFor(key, name).here.length === 0)
        .map((key) => `${path}: name '${plain(name)}' in routes of a section of '${key}' in apps/web/src/ui/help`),
    );
  expect(missing).toEqual([]);
});

test('every route that a guide names exists', () => {
  const names = new Set(registry.entries.map(({ name }) => plain(name)));
  const unknown = guides.flatMap((key) => guideTexts[key].flatMap(({ routes = [] }) => routes));
  expect([...new Set(unknown)].filter((name) => !names.has(name))).toEqual([]);
});
