import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { desktop, launchBrowser, logIn, openPage, phone } from '../support/browser.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { findCutText, findFaintBorders, findKeyboardFaults, findSmallTargets } from './page-faults.ts';
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

const widths = [320, 640, 768, 1024];

/** WCAG 1.4.12: nothing may be lost when a reader spaces the text like this. */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${server.address}${path}`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForTimeout(300);
}

async function findSidewaysScroll(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    if (over > 0) found.push(`${over}px wider than ${width}`);
  }
  return found;
}

async function findFaults(page: Page): Promise<string[]> {
  await page.setViewportSize(desktop);
  const faults = [
    ...(await findKeyboardFaults(page)),
    ...(await findFaintBorders(page)),
    ...(await findCutText(page)),
    ...(await findSidewaysScroll(page)),
  ];
  await page.setViewportSize(phone);
  faults.push(...(await findSmallTargets(page)), ...(await findCutText(page)));
  await page.addStyleTag({ content: spacing });
  return [...faults, ...(await findCutText(page)).map((fault) => `spaced out, ${fault}`)];
}

for (const [person, paths] of Object.entries(screens)) {
  test(`${person}: every screen bends to narrow windows, spaced text, fingers and the keyboard`, async () => {
    const faults: string[] = [];
    const page = await openPage(browser);
    if (person !== 'nobody') await logIn(page, server, person);
    for (const path of paths) {
      await open(page, path);
      faults.push(...(await findFaults(page)).map((fault) => `${path} ${fault}`));
    }
    await page.context().close();
    expect(faults).toEqual([]);
  });
}

test('going to another page moves the focus to its heading and changes the title; the skip link leads to the content', async () => {
  const page = await openPage(browser);
  await logIn(page, server, 'priya.raman');
  await open(page, '/group-admin/1/members');
  const before = await page.title();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/skip/iu);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
  await page.getByRole('link', { name: 'Licences', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Licences' }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  expect(await page.title()).not.toBe(before);
  await page.context().close();
});

test('in forced colours the focus still has a ring, on every stop of the first screen of each role', async () => {
  const faults: string[] = [];
  for (const person of ['sam.whitlock', 'priya.raman', 'morgan.ellis']) {
    const page = await openPage(browser);
    await page.emulateMedia({ forcedColors: 'active' });
    await logIn(page, server, person);
    // Loaded anew and at rest: coming from the login the page moves the focus to its heading.
    await open(page, new URL(page.url()).pathname);
    await page.waitForLoadState('networkidle');
    faults.push(...(await findKeyboardFaults(page)).map((fault) => `${person} ${fault}`));
    await page.context().close();
  }
  expect(faults).toEqual([]);
});
