import { expect, test } from 'vitest';
import { registry } from '../every-route.ts';
import { guideFor, guideTexts } from './guide-texts.ts';

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
        .map((key) => `${path}: name '${plain(name)}' in routes of a section of '${key}' in the x.help.ts of its room`),
    );
  expect(missing).toEqual([]);
});

test('every route that a guide names exists', () => {
  const names = new Set(registry.entries.map(({ name }) => plain(name)));
  const unknown = guides.flatMap((key) => guideTexts[key].flatMap(({ routes = [] }) => routes));
  expect([...new Set(unknown)].filter((name) => !names.has(name))).toEqual([]);
});

test('sections of a guide have places of their own, and a text or at least two steps', () => {
  for (const key of guides) {
    const places = guideTexts[key].map((section) => section.guides[key]);
    expect({ key, places: new Set(places).size }).toEqual({ key, places: places.length });
    const empty = guideTexts[key].filter(({ text, steps = [] }) => text === undefined && steps.length < 2);
    expect(empty.map(({ heading }) => heading)).toEqual([]);
  }
});
