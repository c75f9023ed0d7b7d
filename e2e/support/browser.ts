import { type Browser, chromium, type Page } from 'playwright-core';

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const desktop = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: flags });
}

export async function openPage(
  browser: Browser,
  options: { viewport?: typeof desktop; theme?: 'light' | 'dark' } = {},
): Promise<Page> {
  const context = await browser.newContext({
    viewport: options.viewport ?? desktop,
    colorScheme: options.theme ?? 'light',
    reducedMotion: 'reduce',
    acceptDownloads: true,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  return page;
}

export const demoPassword = 'Dispense-Demo+2026';

/** Signs in on the login page and waits until it has been left. */
export async function logIn(
  page: Page,
  server: { address: string },
  username: string,
  password = demoPassword,
): Promise<void> {
  await page.goto(`${server.address}/login`);
  await fillLogIn(page, username, password);
}

/** Signs in on the open login page. */
export async function fillLogIn(page: Page, username: string, password = demoPassword): Promise<void> {
  await page.getByLabel('Email address or username').fill(username);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
}

/** Returns the package, two frames down: the player on the content host, and the SCO inside it. */
export function courseOf(page: Page) {
  return page.frameLocator('iframe').frameLocator('iframe');
}
