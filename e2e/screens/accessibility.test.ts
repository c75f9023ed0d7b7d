import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { courseOf, desktop, launchBrowser, logIn, openPage, phone } from '../support/browser.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { screens } from './screens.ts';

let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launchBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Each window and each theme is looked at whole once; where both have been, only the colours are new. */
const ways = [
  { viewport: desktop, theme: 'light', isWhole: true },
  { viewport: phone, theme: 'dark', isWhole: true },
  { viewport: phone, theme: 'light', isWhole: false },
  { viewport: desktop, theme: 'dark', isWhole: false },
] as const;

/** Axe for a page without frames of another origin: it needs no second page for its report. */
const axeOn = (page: Page) => new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();

/** Axe's findings, and whether the page is wider than the window. */
async function faultsOf(page: Page, axe = axeOn(page).withTags(rules)): Promise<string[]> {
  const { violations } = await axe.analyze();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`);
  return overflow > 0 ? [...found, `wider than the window by ${overflow}px`] : found;
}

/** What opens over a page. */
const panels: { person: string; path: string; open: (page: Page) => Promise<void>; dialogue: string | RegExp }[] = [
  {
    person: 'morgan.ellis',
    path: '/faq',
    open: (page) => page.getByRole('button', { name: /^Notifications/u }).click(),
    dialogue: 'Notifications',
  },
  {
    person: 'morgan.ellis',
    path: '/faq',
    open: (page) => page.getByRole('button', { name: 'Help', exact: true }).click(),
    dialogue: /^Help/u,
  },
  {
    person: 'sam.whitlock',
    path: '/faq',
    open: async (page) => {
      await page.getByRole('button', { name: 'Help', exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Ask the Pharmacist' }).click();
    },
    dialogue: 'Ask the Pharmacist',
  },
  {
    person: 'morgan.ellis',
    path: '/site-admin/users/info/8',
    open: async (page) => {
      await page.getByRole('button', { name: 'Erase personal data' }).click();
      await page.getByLabel('Type Sam Whitlock to confirm').waitFor();
    },
    dialogue: /^Erase the personal data/u,
  },
];

async function settle(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
}

async function show(page: Page, { viewport, theme }: { viewport: typeof desktop; theme: 'light' | 'dark' }) {
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme: theme });
  await page.waitForFunction((wanted) => document.documentElement.dataset.mantineColorScheme === wanted, theme);
}

/** The open page in every window and theme: it follows both as they change. */
async function faultsInEveryWay(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const { viewport, theme, isWhole } of ways) {
    await show(page, { viewport, theme });
    const axe = isWhole ? axeOn(page).withTags(rules) : axeOn(page).withRules('color-contrast');
    faults.push(...(await faultsOf(page, axe)).map((fault) => `${viewport.width} ${theme}: ${fault}`));
  }
  return faults;
}

for (const [person, paths] of Object.entries(screens)) {
  test(`${person}: axe finds nothing on any screen, on a desktop and a phone, light and dark`, async () => {
    const faults: string[] = [];
    const page = await openPage(browser);
    if (person !== 'nobody') await logIn(page, server, person);
    for (const path of paths) {
      await page.setViewportSize(desktop);
      await page.goto(`${server.address}${path}`);
      await settle(page);
      expect(new URL(page.url()).pathname, `${path} as ${person}`).toBe(path.split('?')[0]);
      faults.push(...(await faultsInEveryWay(page)).map((fault) => `${path} ${fault}`));
    }
    await page.context().close();
    expect(faults).toEqual([]);
  });
}

test('the player fits every window: the course and Exit are in sight, and axe finds nothing', async () => {
  const faults: string[] = [];
  const page = await openPage(browser);
  await logIn(page, server, 'sam.whitlock');
  await page.getByRole('link', { name: 'Resume course' }).click();
  await page.getByRole('button', { name: 'Resume course' }).click();
  await courseOf(page).getByRole('button', { name: 'Next' }).waitFor();
  for (const way of [...ways, { viewport: { width: 844, height: 390 }, theme: 'light' as const }]) {
    await show(page, way);
    const at = `${way.viewport.width} ${way.theme}`;
    const axe = new AxeBuilder({ page }).withTags(rules);
    faults.push(...(await faultsOf(page, axe)).map((fault) => `${at}: ${fault}`));
    const exit = await page.getByRole('button', { name: 'Exit', exact: true }).boundingBox();
    const frame = await page.locator('iframe').boundingBox();
    if (exit === null || exit.y + exit.height > way.viewport.height) faults.push(`${at}: Exit is out of sight`);
    if (frame === null || frame.height < way.viewport.height / 3) faults.push(`${at}: the course has no room`);
  }
  await page.context().close();
  expect(faults).toEqual([]);
});

test('axe finds nothing in the panels and dialogues either', async () => {
  const faults: string[] = [];
  for (const { person, path, open, dialogue } of panels) {
    const page = await openPage(browser);
    await logIn(page, server, person);
    await page.goto(`${server.address}${path}`);
    await settle(page);
    await open(page);
    await page.getByRole('dialog', { name: dialogue }).waitFor();
    await page.waitForLoadState('networkidle');
    faults.push(...(await faultsInEveryWay(page)).map((fault) => `${dialogue} ${fault}`));
    await page.context().close();
  }
  expect(faults).toEqual([]);
});
