import { IconUsers } from '@tabler/icons-react';
import { expect, test } from 'vitest';
import type { NavigationGroup } from '../../platform/routes/index.ts';
import { registry } from '../every-route.ts';
import { foldedGroups } from './folded-groups.ts';

const [entry] = registry.entries;
if (entry === undefined) throw new Error('No routes');

const group = (title: string, ...names: string[]): NavigationGroup => ({
  title,
  items: names.map((name, order) => ({
    ...{ group: title, label: name, icon: IconUsers, order, href: `/${name}` },
    entry: { ...entry, name },
  })),
});
const groups = [group('', 'home'), group('People', 'users', 'admins'), group('Reports', 'levels', 'health')];
const view = (more: Partial<Parameters<typeof foldedGroups>[0]>) => [
  ...foldedGroups({ groups, currentName: 'home', choices: {}, height: 900, ...more }),
];

test('nothing is folded where everything fits, and the lowest groups first where it does not', () => {
  expect(view({})).toEqual([]);
  expect(view({ height: 350 })).toEqual(['Reports']);
  expect(view({ height: 280 })).toEqual(['People', 'Reports']);
});

test('the group of the current page is open before others', () => {
  expect(view({ height: 350, currentName: 'health' })).toEqual(['People']);
  expect(view({ currentName: 'health', choices: { Reports: false } })).toEqual([]);
});

test('what a person chose comes before the height of the window', () => {
  expect(view({ choices: { People: false } })).toEqual(['People']);
  expect(view({ height: 280, choices: { Reports: true } })).toEqual(['People']);
});
