import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type FaultProxy, startFaultProxy } from '../apps/server/src/test-support/fault-proxy.ts';
import { courseOf, launchBrowser, logIn, openPage } from './support/browser.ts';
import { type RunningServer, startServer } from './support/server.ts';

let server: RunningServer;
/** The learner's way to the server, which the tests break. */
let network: FaultProxy;
let learnerSide: RunningServer;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launchBrowser()]);
  network = await startFaultProxy(Number(new URL(server.address).port));
  learnerSide = { ...server, address: `http://localhost:${network.port}` };
});

afterAll(async () => {
  await browser?.close();
  await network?.close();
  await server?.stop();
});

beforeEach(async () => {
  network.choose(() => undefined);
  page = await openPage(browser);
  await logIn(page, learnerSide, 'sam.whitlock');
});

afterEach(() => page.context().close());

/** All that the browser sends of a course's progress. */
const carriesProgress = (path: string) => path === '/commit' || /\/(commit|finish)$/u.test(path);
const cutProgress = () => network.choose(({ path }) => (carriesProgress(path) ? 'reset-before' : undefined));
const mend = () => network.choose(() => undefined);

async function openCourse(at: Page = page): Promise<void> {
  await at.goto(`${learnerSide.address}/my-learning-zone`);
  await at.getByRole('link', { name: 'Resume course' }).click();
  await at.getByRole('button', { name: 'Resume course' }).click();
  await courseOf(at).getByRole('button', { name: 'Next' }).waitFor();
}

const heading = (at: Page = page) => courseOf(at).getByRole('heading', { level: 1 }).textContent();

let isForward = false;

/** Turns a page, forth and back by turns so that no test comes to the end, and answers the heading of where that led. */
async function turn(at: Page = page): Promise<string> {
  const before = await heading(at);
  isForward = !isForward;
  await courseOf(at)
    .getByRole('button', { name: isForward ? 'Next' : 'Previous' })
    .click();
  await expect.poll(() => heading(at), { timeout: 15_000 }).not.toBe(before);
  return (await heading(at)) ?? '';
}

const untilSaved = (at: Page = page) => at.getByText(/Saved \d\d:\d\d/u).waitFor();
const untilUnsaved = () => page.getByText('Not saved yet, retrying').waitFor();

const untilAt = (place: string) => expect.poll(() => heading(), { timeout: 15_000 }).toBe(place);

/** A new visit, as of the next day: what was done last is what is shown. */
async function expectResumeAt(place: string): Promise<void> {
  await openCourse();
  await untilAt(place);
}

test('the tab is closed the moment after a page was turned', async () => {
  await openCourse();
  const place = await turn();
  await page.close({ runBeforeUnload: true });
  page = await page.context().newPage();
  await expectResumeAt(place);
});

test('the address bar leads away', async () => {
  await openCourse();
  const place = await turn();
  await page.goto(`${learnerSide.address}/faq`);
  await expectResumeAt(place);
});

test('the network is cut before a commit arrives, then the tab is closed: it is handed in on the next visit', async () => {
  await openCourse();
  cutProgress();
  const place = await turn();
  await untilUnsaved();
  await page.close();
  mend();
  page = await page.context().newPage();
  await page.goto(`${learnerSide.address}/my-learning-zone`);
  await page.getByText(/Your work in “Sepsis: spotting deterioration” of .* is saved now\.$/u).waitFor();
  await expectResumeAt(place);
});

test('opening the same course straight away hands in first', async () => {
  await openCourse();
  const address = page.url();
  cutProgress();
  const place = await turn();
  await untilUnsaved();
  await page.close();
  mend();
  page = await page.context().newPage();
  await page.goto(address);
  await untilAt(place);
});

test('while the kept work cannot be sent, the course does not open over it, and says why', async () => {
  await openCourse();
  const address = page.url();
  cutProgress();
  const place = await turn();
  await untilUnsaved();
  await page.close();
  page = await page.context().newPage();
  network.choose(({ path }) => (path.endsWith('/commit') ? 'reset-before' : undefined));
  await page.goto(address);
  await page
    .getByText('Your work of last time is still in this browser and could not be saved yet.')
    .or(page.getByText('No Internet Connection'))
    .first()
    .waitFor();
  mend();
  await page.goto(address);
  await untilAt(place);
});

test('the network comes back while the learner is still there', async () => {
  await openCourse();
  cutProgress();
  await turn();
  await untilUnsaved();
  const place = await turn();
  mend();
  await untilSaved();
  await page.close();
  page = await page.context().newPage();
  await expectResumeAt(place);
});

test('the answers are lost on the way back', async () => {
  await openCourse();
  network.choose(({ path }) => (path === '/commit' ? 'reset-after' : undefined));
  await turn();
  await untilUnsaved();
  mend();
  const place = await turn();
  await untilSaved();
  await expectResumeAt(place);
});

test('Exit without a connection keeps the learner in the course, and works once it is back', async () => {
  await openCourse();
  cutProgress();
  const place = await turn();
  await page.getByRole('button', { name: 'Exit', exact: true }).click();
  await page.getByText('Your progress is not saved yet. Stay on this page until the connection is back').waitFor();
  mend();
  await page.getByRole('button', { name: 'Exit', exact: true }).click();
  await page.waitForURL('**/lms-post-content/**');
  await expectResumeAt(place);
});

test('the laptop sleeps and wakes', async () => {
  await openCourse();
  const session = await page.context().newCDPSession(page);
  const place = await turn();
  await session.send('Page.setWebLifecycleState', { state: 'frozen' });
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  await session.send('Page.setWebLifecycleState', { state: 'active' });
  await untilSaved();
  await page.close();
  page = await page.context().newPage();
  await expectResumeAt(place);
});

test('the server is killed and starts again under the open course', async () => {
  await openCourse();
  await server.kill();
  const place = await turn();
  await untilUnsaved();
  await server.restart();
  await untilSaved();
  await expectResumeAt(place);
});

test('offline here, taken over on another device: the other goes on, and here the learner is told', async () => {
  await openCourse();
  await page.context().setOffline(true);
  await turn();
  await untilUnsaved();
  const elsewhere = await openPage(browser);
  await logIn(elsewhere, learnerSide, 'sam.whitlock');
  await openCourse(elsewhere);
  isForward = false;
  const place = await turn(elsewhere);
  await untilSaved(elsewhere);
  await page.context().setOffline(false);
  await page.waitForURL('**/lms-content-duplicate-tab');
  await page.goto(`${learnerSide.address}/my-learning-zone`);
  await page.getByText(/could not be added, because the course was opened somewhere else after it\.$/u).waitFor();
  await elsewhere.context().close();
  await expectResumeAt(place);
});

test('signed out elsewhere in the middle: the course goes on being stored', async () => {
  await openCourse();
  await page.context().clearCookies();
  const place = await turn();
  await untilSaved();
  await logIn(page, learnerSide, 'sam.whitlock');
  await expectResumeAt(place);
});
