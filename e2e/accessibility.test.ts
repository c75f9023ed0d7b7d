import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { courseOf, desktop, launchBrowser, logIn, openPage, phone } from './support/browser.ts';
import { screens } from './support/screens.ts';
import { type RunningServer, startServer } from './support/server.ts';

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

const ways = [
  { viewport: desktop, theme: 'light' },
  { viewport: phone, theme: 'dark' },
  { viewport: phone, theme: 'light' },
  { viewport: desktop, theme: 'dark' },
] as const;

/** Axe's findings, and whether the page is wider than the window. */
async function faultsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
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

for (const [person, paths] of Object.entries(screens)) {
  test.each(ways)(`${person}: axe finds nothing on any screen, $theme at $viewport.width`, async (way) => {
    const faults: string[] = [];
    const page = await openPage(browser, way);
    if (person !== 'nobody') await logIn(page, server, person);
    for (const path of paths) {
      await page.goto(`${server.address}${path}`);
      await settle(page);
      expect(new URL(page.url()).pathname, `${path} as ${person}`).toBe(path.split('?')[0]);
      faults.push(...(await faultsOf(page)).map((fault) => `${path}: ${fault}`));
    }
    await page.context().close();
    expect(faults).toEqual([]);
  });
}

test('the player fits every window: the course and Exit are in sight, and axe finds nothing', async () => {
  const faults: string[] = [];
  for (const way of [...ways, { viewport: { width: 844, height: 390 }, theme: 'light' as const }]) {
    const page = await openPage(browser, way);
    await logIn(page, server, 'sam.whitlock');
    await page.getByRole('link', { name: 'Resume course' }).click();
    await page.getByRole('button', { name: 'Resume course' }).click();
    await courseOf(page).getByRole('button', { name: 'Next' }).waitFor();
    const at = `${way.viewport.width} ${way.theme}`;
    faults.push(...(await faultsOf(page)).map((fault) => `${at}: ${fault}`));
    const exit = await page.getByRole('button', { name: 'Exit', exact: true }).boundingBox();
    const frame = await page.locator('iframe').boundingBox();
    if (exit === null || exit.y + exit.height > way.viewport.height) faults.push(`${at}: Exit is out of sight`);
    if (frame === null || frame.height < way.viewport.height / 3) faults.push(`${at}: the course has no room`);
    await page.context().close();
  }
  expect(faults).toEqual([]);
});

test('axe finds nothing in the panels and dialogues either', async () => {
  const faults: string[] = [];
  for (const way of ways) {
    for (const { person, path, open, dialogue } of panels) {
      const page = await openPage(browser, way);
      await logIn(page, server, person);
      await page.goto(`${server.address}${path}`);
      await settle(page);
      await open(page);
      await page.getByRole('dialog', { name: dialogue }).waitFor();
      await page.waitForLoadState('networkidle');
      const found = await faultsOf(page);
      faults.push(...found.map((fault) => `${dialogue} ${way.viewport.width} ${way.theme}: ${fault}`));
      await page.context().close();
    }
  }
  expect(faults).toEqual([]);
});
