import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openAnew, openInside } from '../screens/open-screen.ts';
import { E2e } from '../support/e2e.ts';

const on = new E2e();

/** Addresses of the first organisation and of its first service, by the person who opens them. */
const places = {
  organisation: { 'morgan.ellis': '/site-admin/groups/1', 'priya.raman': '/group-admin/1' },
  service: {
    'morgan.ellis': '/site-admin/groups/1/subgroups/1',
    'priya.raman': '/group-admin/1/subgroups/1',
    'tom.okafor': '/subgroup-admin/1/1',
  },
};
type Kind = keyof typeof places;
const paths = ['members', 'members-info/8/certificates', 'licences', 'settings'];

type View = { at: string; back: string; crumbs: string[]; tabs: string[]; actions: string[] };

/** Reads what a page shows around its content: the link of the rail that leads out, breadcrumbs, tabs and buttons. */
async function look(page: Page, at: string): Promise<View> {
  // Signing in leaves the page outside of the app.
  if (page.url().endsWith('/online')) await openAnew(page, `${on.address}${at}`);
  else await openInside(page, at);
  const shown = await page.evaluate(() => {
    const textsOf = (elements: Iterable<HTMLElement>) => [...elements].map(({ innerText }) => innerText.trim());
    const all = (selector: string) => textsOf(document.querySelectorAll<HTMLElement>(selector));
    const head = document.querySelector('main h1')?.parentElement?.parentElement;
    return {
      back: all('aside > div > a')[0] ?? '',
      crumbs: all('nav[aria-label="Breadcrumbs"] li'),
      tabs: all('main nav[aria-label]:not([aria-label="Breadcrumbs"]) a'),
      actions: textsOf(head?.children[1]?.querySelectorAll<HTMLElement>('a, button') ?? []),
    };
  });
  return { at, ...shown };
}

/** Describes lists that have the same texts in another order. */
function findOtherOrders(views: readonly View[], part: 'tabs' | 'actions'): string[] {
  return views.flatMap((one) =>
    views.flatMap((other) => {
      const own = one[part].filter((text) => other[part].includes(text));
      const others = other[part].filter((text) => one[part].includes(text));
      return own.join() === others.join() ? [] : [`${one.at}: ${own.join(', ')}; ${other.at}: ${others.join(', ')}`];
    }),
  );
}

test('a page has the same breadcrumbs, way back and order of buttons at every level', async () => {
  const views: (View & { kind: Kind; path: string })[] = [];
  for (const person of ['morgan.ellis', 'priya.raman', 'tom.okafor'] as const) {
    const page = await on.signIn(person);
    for (const kind of ['organisation', 'service'] as const) {
      const place = Object.entries(places[kind]).find(([name]) => name === person)?.[1];
      if (place === undefined) continue;
      for (const path of paths) views.push({ kind, path, ...(await look(page, `${place}/${path}`)) });
    }
    await page.context().close();
  }
  expect(views.length).toBe(5 * paths.length);
  for (const path of paths) {
    const same = views.filter((view) => view.path === path);
    expect([...findOtherOrders(same, 'tabs'), ...findOtherOrders(same, 'actions')]).toEqual([]);
    for (const kind of ['organisation', 'service'] as const) {
      const trails = same.filter((view) => view.kind === kind).map(({ crumbs }) => crumbs);
      // Service admins have no pages of the organisation, so their breadcrumbs begin with the list of services.
      const shortest = Math.min(...trails.map(({ length }) => length));
      expect(
        new Set(trails.map((crumbs) => crumbs.slice(-shortest).join(' / '))).size,
        `${path}: ${trails.join('; ')}`,
      ).toBe(1);
    }
  }
  const waysBack = (kind: Kind) => new Set(views.filter((view) => view.kind === kind).map(({ back }) => back));
  expect([...waysBack('organisation')]).toEqual(['Organisations']);
  expect([...waysBack('service')]).toEqual(['Services']);
});
