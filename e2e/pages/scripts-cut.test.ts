import { messages } from '@doselore/contract';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { LearnerJourney } from '../support/learner-journey.ts';

const on = new LearnerJourney();
const isScript = (path: string) => path.startsWith('/assets/');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Opens My Courses and waits until nothing is loaded any more. */
async function openMyCourses(page: Page): Promise<void> {
  await page.goto(`${on.address}/my-learning-zone`);
  await heading(page, 'My Courses').waitFor();
  await page.waitForLoadState('networkidle');
}

/** The name of a link may end with a number, such as that of documents to read. */
const follow = (page: Page, name: string) =>
  page.getByRole('navigation').first().getByRole('link', { name }).first().click();

test('offline, a page that is not loaded yet leads to the connectivity page and returns', async () => {
  await on.page.clock.install();
  await openMyCourses(on.page);
  await on.page.context().setOffline(true);
  await follow(on.page, 'Resources');
  await heading(on.page, messages.offlineTitle).waitFor();
  expect(new URL(on.page.url()).pathname).toBe('/network-connectivity');
  await on.page.context().setOffline(false);
  await on.passCheck();
  await on.page.waitForURL('**/my-learning-zone/resources');
  await heading(on.page, 'Resources').waitFor();
});

test('offline, a page that is open to everybody leads to the connectivity page and returns', async () => {
  await on.page.clock.install();
  await openMyCourses(on.page);
  await on.page.context().setOffline(true);
  await on.page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
  await heading(on.page, messages.offlineTitle).waitFor();
  await on.page.context().setOffline(false);
  await on.passCheck();
  await on.page.waitForURL('**/privacy-policy');
  await heading(on.page, 'Privacy policy').waitFor();
});

test('in a dead spot, the first page of an admin leads to the connectivity page and returns with its query', async () => {
  const page = await on.signIn('priya.raman');
  await page.clock.install();
  await openMyCourses(page);
  await page.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>('nav a[href="/group-admin"]');
    if (link === null) throw new Error('There is no way to the organisations');
  });
  on.network.choose(() => 'reset-before');
  await page.locator('nav a[href="/group-admin"]').first().click();
  await heading(page, messages.offlineTitle).waitFor();
  on.reconnect();
  await on.passCheck(page);
  await page.waitForURL('**/group-admin/**');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.locator('main').innerText()).not.toContain(messages.chunkFailed);
  await page.context().close();
});

test('says that loading failed when only the scripts are cut, and the rest of the page stays', async () => {
  await openMyCourses(on.page);
  on.network.choose(({ path }) => (isScript(path) ? 'reset-before' : undefined));
  await follow(on.page, 'Resources');
  await heading(on.page, messages.chunkFailed).waitFor();
  expect(new URL(on.page.url()).pathname).toBe('/my-learning-zone/resources');
  // Pages that are loaded still open.
  await follow(on.page, 'My Courses');
  await heading(on.page, 'My Courses').waitFor();
  await on.page.goBack();
  await heading(on.page, messages.chunkFailed).waitFor();
  on.reconnect();
  await on.page.getByRole('button', { name: 'Reload the page' }).click();
  await heading(on.page, 'Resources').waitFor();
});

test('says that loading failed when a script of the admin pages is cut', async () => {
  const page = await on.signIn('priya.raman');
  await openMyCourses(page);
  on.network.choose(({ path }) => (isScript(path) ? 'reset-before' : undefined));
  await page.locator('nav a[href="/group-admin"]').first().click();
  await heading(page, messages.chunkFailed).waitFor();
  on.reconnect();
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await page.waitForURL('**/group-admin/**');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.context().close();
});

test.each(['/login', '/my-learning-zone'])(
  'the page %s says so when the first script of its document does not load',
  async (path) => {
    const page = await on.signIn('sam.whitlock');
    on.network.choose(({ path: requestedScript }) => (requestedScript.endsWith('.js') ? 'reset-before' : undefined));
    await page.goto(`${on.address}${path}`);
    const late = page.getByText('This page is taking a long time to load.');
    await late.waitFor({ state: 'attached' });
    expect(await late.isVisible()).toBe(false);
    const delays = await page.evaluate(() =>
      document.getAnimations().map((animation) => {
        const { delay } = animation.effect?.getComputedTiming() ?? {};
        animation.finish();
        return delay;
      }),
    );
    expect(delays).toEqual([9_000]);
    await late.waitFor();
    on.reconnect();
    await page.getByRole('link', { name: 'Reload the page' }).click();
    await heading(page, 'My Courses').waitFor();
    expect(await late.count()).toBe(0);
    await page.context().close();
  },
);

test('gives up a script that hangs after 120 seconds', async () => {
  await on.page.clock.install();
  await openMyCourses(on.page);
  on.network.choose(({ path }) => (isScript(path) ? 'black-hole' : undefined));
  const requestedScript = on.page.waitForRequest((request) => isScript(new URL(request.url()).pathname));
  await follow(on.page, 'Resources');
  await requestedScript;
  await on.page.clock.fastForward(115_000);
  expect(await heading(on.page, messages.chunkFailed).count()).toBe(0);
  await on.page.clock.fastForward(6_000);
  await heading(on.page, messages.chunkFailed).waitFor();
});

test('a proxy that answers 503 for a script leads to the maintenance page and returns', async () => {
  await on.page.clock.install();
  await openMyCourses(on.page);
  on.network.choose(({ path }) => (path.startsWith('/api/') ? undefined : 'maintenance'));
  await follow(on.page, 'Resources');
  await heading(on.page, messages.maintenanceTitle).waitFor();
  on.reconnect();
  await on.passCheck();
  await on.page.waitForURL('**/my-learning-zone/resources');
  await heading(on.page, 'Resources').waitFor();
});

/** Lets the server look as after a deployment: the scripts of this page are gone, and pages name another script. */
async function deploy(page: Page, { isDocumentOld }: { isDocumentOld: boolean }): Promise<{ loads: () => number }> {
  let loads = 0;
  let isGone = true;
  await page.route('**/*', async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'document') {
      loads += 1;
      isGone = isDocumentOld;
    } else if (pathname === '/') {
      const answer = await route.fetch();
      return route.fulfill({
        response: answer,
        // A release changes the last of the scripts of a document. The first may stay the same.
        body: (await answer.text()).replace(/src="\/assets\/first-[^"]+"/u, 'src="/assets/first-new.js"'),
      });
    } else if (isGone && /resources|library/u.test(pathname) && isScript(pathname)) return route.abort();
    return route.fallback();
  });
  return { loads: () => loads };
}

test('reloads the page once after a new release', async () => {
  await openMyCourses(on.page);
  const { loads } = await deploy(on.page, { isDocumentOld: false });
  await follow(on.page, 'Resources');
  await heading(on.page, 'Resources').waitFor();
  expect(loads()).toBe(1);
});

test('does not reload again when the new release lacks the script too', async () => {
  await openMyCourses(on.page);
  const { loads } = await deploy(on.page, { isDocumentOld: true });
  await follow(on.page, 'Resources');
  await heading(on.page, messages.chunkFailed).waitFor();
  expect(loads()).toBe(1);
});

test('a dialogue whose script is cut leaves the page and the typed text, and opens later', async () => {
  await on.page.goto(`${on.address}/my-learning-zone/account/cpd/new`);
  const title = on.page.getByLabel('Title', { exact: true });
  await title.fill('Journal club on nebulisers');
  await on.page.waitForLoadState('networkidle');
  on.network.choose(({ path }) => (isScript(path) ? 'reset-before' : undefined));
  await on.page.getByRole('button', { name: 'Help' }).click();
  await on.page.getByText(messages.chunkFailed).first().waitFor();
  expect(await title.inputValue()).toBe('Journal club on nebulisers');
  on.reconnect();
  await on.page.getByRole('button', { name: 'Help' }).click();
  await on.page.getByRole('dialog', { name: 'Help' }).waitFor();
  expect(await title.inputValue()).toBe('Journal club on nebulisers');
});
