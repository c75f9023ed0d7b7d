import type { Browser } from 'playwright-core';
import { launchBrowser } from './browser.ts';

/** The browser of this worker. Vitest reads this module once for all its files, and Playwright ends it with the worker. */
let running: Browser | undefined;

/** Returns the browser of this worker. Starts it for the first file, and for the next one after it has crashed. */
export async function shareBrowser(): Promise<Browser> {
  if (!running?.isConnected()) running = await launchBrowser();
  return running;
}

/** Closes everything that a test file has opened, so that the next one finds an empty browser. */
export async function closeWindows(browser: Browser | undefined): Promise<void> {
  await Promise.all((browser?.contexts() ?? []).map((context) => context.close()));
}
