import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { desktop, launchBrowser, logIn, openPage, phone } from '../support/browser.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { screens } from './screens.ts';

export const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Each window and each theme is looked at whole once; where both have been, only the colours are new. */
export const ways = [
  { viewport: desktop, theme: 'light', isWhole: true },
  { viewport: phone, theme: 'dark', isWhole: true },
  { viewport: phone, theme: 'light', isWhole: false },
  { viewport: desktop, theme: 'dark', isWhole: false },
] as const;

/** Axe for a page without frames of another origin: it needs no second page for its report. */
const axeOn = (page: Page) => new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();

/** Axe's findings, and whether the page is wider than the window. */
export async function faultsOf(page: Page, axe = axeOn(page).withTags(rules)): Promise<string[]> {
  const { violations } = await axe.analyze();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`);
  return overflow > 0 ? [...found, `wider than the window by ${overflow}px`] : found;
}

export async function settle(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
}

export async function show(page: Page, { viewport, theme }: { viewport: typeof desktop; theme: 'light' | 'dark' }) {
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme: theme });
  await page.waitForFunction((wanted) => document.documentElement.dataset.mantineColorScheme === wanted, theme);
}

/** The open page in every window and theme: it follows both as they change. */
export async function faultsInEveryWay(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const { viewport, theme, isWhole } of ways) {
    await show(page, { viewport, theme });
    const axe = isWhole ? axeOn(page).withTags(rules) : axeOn(page).withRules('color-contrast');
    faults.push(...(await faultsOf(page, axe)).map((fault) => `${viewport.width} ${theme}: ${fault}`));
  }
  return faults;
}

/** A server and a browser for the tests of a file. */
export function openScreens(): { server: RunningServer; browser: Browser } {
  const opened = {} as { server: RunningServer; browser: Browser };
  beforeAll(async () => {
    [opened.server, opened.browser] = await Promise.all([startServer(), launchBrowser()]);
  });
  afterAll(async () => {
    await opened.browser?.close();
    await opened.server?.stop();
  });
  return opened;
}

export function holdToAxe(on: { server: RunningServer; browser: Browser }, people: readonly string[]): void {
  for (const person of people)
    test(`${person}: axe finds nothing on any screen, on a desktop and a phone, light and dark`, async () => {
      const faults: string[] = [];
      const page = await openPage(on.browser);
      if (person !== 'nobody') await logIn(page, on.server, person);
      for (const path of screens[person] ?? []) {
        await page.setViewportSize(desktop);
        await page.goto(`${on.server.address}${path}`);
        await settle(page);
        expect(new URL(page.url()).pathname, `${path} as ${person}`).toBe(path.split('?')[0]);
        faults.push(...(await faultsInEveryWay(page)).map((fault) => `${path} ${fault}`));
      }
      await page.context().close();
      expect(faults).toEqual([]);
    });
}
