import type { Page } from 'playwright-core';
import { loadAxe, ways } from './axe.ts';
import { untilReady } from './until-ready.ts';

const [firstWay] = ways;

/** Loads an address and waits until its page is ready. */
export function open(page: Page, address: string): Promise<void> {
  return untilReady(page, async () => {
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
  });
}

/** Loads an address in the first of the ways. Changing window and theme of an empty page costs no layout. */
export async function openAnew(page: Page, address: string): Promise<void> {
  await page.goto('about:blank');
  await page.setViewportSize(firstWay.viewport);
  await page.emulateMedia({ colorScheme: firstWay.theme });
  await open(page, address);
  await loadAxe(page);
}

/** Returns whether the open document is the app, which has a router. The login page is a document of its own. */
export const isApplication = (page: Page): Promise<boolean> => page.evaluate(() => history.state?.idx !== undefined);

/**
 * Goes to another screen of the open app in the first of the ways, as a link does. The app is not loaded again, which
 * takes four times as long. Throws when the screen does not change.
 */
export async function openInside(page: Page, path: string): Promise<void> {
  const before = await shownText(page);
  await page.setViewportSize(firstWay.viewport);
  await page.emulateMedia({ colorScheme: firstWay.theme });
  await untilReady(page, async () => {
    await followInside(page, path);
    await untilChanged(page, before).catch((cause: unknown) => {
      throw new Error(`${path} shows the same as the screen before`, { cause });
    });
    await page.getByRole('heading', { level: 1 }).first().waitFor();
  });
  await loadAxe(page);
}

/** Follows an address of the open app, as a link does, and waits for nothing. */
export function followInside(page: Page, path: string): Promise<void> {
  return page.evaluate((address) => {
    // The state that the router writes into the history when a link is followed.
    const state = { idx: history.state.idx + 1, key: crypto.randomUUID(), usr: null };
    history.pushState(state, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state }));
  }, path);
}

const shownText = (page: Page) => page.locator('main').innerText();

/** Waits until the page shows another text. A screen of the open app may send no request. */
const untilChanged = (page: Page, before: string) =>
  page.waitForFunction((shown) => document.querySelector('main')?.innerText !== shown, before);
