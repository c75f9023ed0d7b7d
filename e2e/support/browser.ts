import { type Browser, chromium, type Page } from 'playwright-core';

/** Features that Playwright turns off (`chromiumSwitches.ts`). Chromium reads the list that comes last, which is ours. */
const featuresWithout = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** The two popups of the address bar are pages of their own. Each new window would load them, a second of work. */
const popups = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...featuresWithout, ...popups].join(',')}`,
];

export const desktop = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };

/** Starts Chromium. Playwright hides scrollbars; with `hasScrollbars` a long page is narrower by its scrollbar. */
export function launchBrowser({ hasScrollbars = false } = {}): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: flags,
    ...(hasScrollbars && { ignoreDefaultArgs: ['--hide-scrollbars'] }),
  });
}

export type Opening = { viewport?: typeof desktop; theme?: 'light' | 'dark'; hasWorker?: boolean };

/** Opens a page in a context of its own. With `hasWorker` it has the service worker of the site. */
export async function openPage(browser: Browser, options: Opening = {}): Promise<Page> {
  const context = await browser.newContext({
    viewport: options.viewport ?? desktop,
    colorScheme: options.theme ?? 'light',
    reducedMotion: 'reduce',
    acceptDownloads: true,
  });
  // Requests that a service worker makes pass by the network of a test.
  if (!options.hasWorker)
    await context.addInitScript(() => void Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  return page;
}

export const demoPassword = 'Dispense-Demo+2026';

/**
 * Signs in without the login page, which costs a second of work. The page stays empty. Tests of signing in use `logIn`.
 */
export async function signIn(
  page: Page,
  server: { address: string },
  username: string,
  password = demoPassword,
): Promise<void> {
  const browser = page.context();
  await browser.request.get(`${server.address}/csrf-cookie`);
  const token = (await browser.cookies(server.address)).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const answer = await browser.request.post(`${server.address}/login`, {
    headers: { 'X-XSRF-TOKEN': token },
    data: { username, password },
  });
  if (!answer.ok()) throw new Error(`${username} could not sign in: ${answer.status()} ${await answer.text()}`);
  await page.goto(`${server.address}/online`);
  // The app's note that somebody has signed in, by which open pages know that they may ask who.
  await page.evaluate(() => localStorage.setItem('doselore-signed-in', 'yes'));
}

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
