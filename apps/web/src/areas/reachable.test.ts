import { expect, test } from 'vitest';
import { registry } from './every-route.ts';

const sources: Record<string, string> = import.meta.glob('../{areas,features,platform,ui}/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** Tests, lists of addresses and help name pages without linking to them. */
const names = /\.test\.|\.screens\.ts$|\.help\.ts$|^\.\/.*routes\.tsx?$/u;
const linking = Object.entries(sources).filter(([file]) => !names.test(file));
const text = linking.map(([, source]) => source).join('\n');

/** Pages that no link names, each with the way in which people reach it. */
const reachedOtherwise: Record<string, string> = {
  home: 'the address of an area redirects',
  'super-admin-confirm': 'a link in an email',
  'duplicate-licences': 'the overview of duplicates names its kinds',
  'duplicate-certificates': 'the overview of duplicates names its kinds',
  'duplicate-months': 'the overview of duplicates names its kinds',
  'duplicate-venues': 'the overview of duplicates names its kinds',
  'duplicate-services': 'the overview of duplicates names its kinds',
};

/** Links name the page of an organisation; a service, a later step and a page for paper courses are derived from it. */
const stemOf = (name: string) => name.replace(/^(?:subgroup|virtual-group)-/u, '').replace(/-(?:step|paper)$/u, '');
const isNamed = (name: string) => text.includes(`'${name}'`) || text.includes(`'${stemOf(name)}'`);

test('every page of an area is in a menu, or some screen links to it', () => {
  const others = registry.entries.filter(({ area, navigation }) => area !== 'public' && navigation === undefined);
  const lost = [...new Set(others.map(({ name }) => name).filter((name) => !isNamed(name)))];
  expect(others.length).toBeGreaterThan(100);
  expect(lost.toSorted(), "Add navigation to the route, or a link with to('…')").toEqual(
    Object.keys(reachedOtherwise).toSorted(),
  );
});
