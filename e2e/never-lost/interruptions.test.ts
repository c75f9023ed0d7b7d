import { messages } from '@doselore/contract';
import { expect, onTestFinished, test } from 'vitest';
import { fillDay } from '../support/fill-day.ts';
import { LearnerJourney } from '../support/learner-journey.ts';

const on = new LearnerJourney();

const interruptions = [
  { fault: 'maintenance', leadsTo: '/503', says: 'Sorry, the website is currently undergoing Maintenance' },
  { fault: 'reset-before', leadsTo: '/network-connectivity', says: 'No Internet Connection' },
] as const;

test.each(interruptions)(
  'shows $leadsTo during the interruption, and afterwards the page that was requested',
  async ({ fault, leadsTo, says }) => {
    await on.page.clock.install();
    await on.page.goto(`${on.address}/my-learning-zone`);
    await on.page.getByRole('heading', { level: 1, name: 'My Courses' }).waitFor();
    // Wait for running calls of this page. They would lead there before the click does.
    await on.page.waitForLoadState('networkidle');
    on.network.choose(({ path }) => (/^\/(api|online|login)/u.test(path) ? fault : undefined));
    await on.page.getByRole('navigation').getByRole('link', { name: 'Resources' }).click();
    await on.page.waitForURL(`**${leadsTo}`);
    await on.page.getByRole('heading', { name: says }).waitFor();
    await on.passCheck();
    await on.page.getByText('Checking', { exact: true }).waitFor();
    await on.page.getByText('Checking', { exact: true }).waitFor({ state: 'hidden' });
    expect(new URL(on.page.url()).pathname).toBe(leadsTo);
    on.reconnect();
    await on.passCheck();
    await on.page.waitForURL('**/my-learning-zone/resources');
    await on.page.getByRole('heading', { level: 1, name: 'Resources' }).waitFor();
  },
);

test('returns from real maintenance after several checks, to the page that was requested', async () => {
  await on.page.clock.install();
  await on.page.goto(`${on.address}/my-learning-zone`);
  await on.page.getByRole('heading', { level: 1, name: 'My Courses' }).waitFor();
  await on.server.admin('maintenance', 'on');
  onTestFinished(async () => void (await on.server.admin('maintenance', 'off')));
  const answers: number[] = [];
  on.page.on('response', (response) => {
    if (response.request().method() === 'HEAD') answers.push(response.status());
  });
  await on.page.getByRole('navigation').getByRole('link', { name: 'Resources' }).click();
  await on.page.getByRole('heading', { name: messages.maintenanceTitle }).waitFor();
  for (const expected of [[503], [503, 503]]) {
    await on.passCheck();
    await expect.poll(() => answers, { timeout: 30_000 }).toEqual(expected);
  }
  expect(new URL(on.page.url()).pathname).toBe('/503');
  await on.server.admin('maintenance', 'off');
  await on.passCheck();
  await on.page.waitForURL('**/my-learning-zone/resources');
  await on.page.getByRole('heading', { level: 1, name: 'Resources' }).waitFor();
  expect(answers).toEqual([503, 503, 200]);
});

test('brings a form back filled when the server is away while it is saved', async () => {
  await on.page.clock.install();
  await on.page.goto(`${on.address}/my-learning-zone/account/cpd/new`);
  const title = on.page.getByLabel('Title', { exact: true });
  await title.fill('Journal club on inhalers');
  on.network.choose(({ method }) => (method === 'POST' ? 'maintenance' : undefined));
  await on.page.getByRole('button', { name: 'Save record' }).click();
  await on.page.waitForURL('**/503');
  await on.page.getByRole('heading', { name: messages.maintenanceTitle }).waitFor();
  on.reconnect();
  await on.passCheck();
  await on.page.waitForURL('**/account/cpd/new');
  await on.page.getByText('Not saved. Save again.').waitFor();
  expect(await title.inputValue()).toBe('Journal club on inhalers');
  await on.page.getByRole('button', { name: 'Save record' }).click();
  await on.page.waitForURL('**/account/cpd');
  await on.page.goto(`${on.address}/my-learning-zone/account/cpd/new`);
  expect(await title.inputValue()).toBe('');
});

test('brings a form back filled after the connection was lost', async () => {
  await on.page.clock.install();
  await on.page.goto(`${on.address}/my-learning-zone/account/cpd/new`);
  const title = on.page.getByLabel('Title', { exact: true });
  await title.fill('Journal club on spacers');
  await on.page.waitForLoadState('networkidle');
  await on.page.context().setOffline(true);
  await on.page.getByRole('button', { name: 'Save record' }).click();
  await on.page.getByRole('heading', { name: 'No Internet Connection' }).waitFor();
  await on.page.context().setOffline(false);
  await on.passCheck();
  await on.page.waitForURL('**/account/cpd/new');
  await on.page.getByText('Not saved. Save again.').waitFor();
  expect(await title.inputValue()).toBe('Journal club on spacers');
});

test('keeps the page, the typed text and the chosen file after a timeout', async () => {
  // Shortens the app's time limits, 120 s for a call and 600 s for an upload, while the network loses calls.
  await on.page.addInitScript(() => {
    const isShort = () => 'hasShortLimits' in window;
    const limit = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (ms) => limit(isShort() ? 1_000 : ms);
    const own = Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, 'timeout');
    Object.defineProperty(XMLHttpRequest.prototype, 'timeout', {
      set(this: XMLHttpRequest, ms: number) {
        own?.set?.call(this, isShort() ? 1_000 : ms);
      },
    });
  });
  const setShortLimits = (isShort: boolean) =>
    on.page.evaluate((value) => {
      if (value) Object.assign(window, { hasShortLimits: true });
      else Reflect.deleteProperty(window, 'hasShortLimits');
    }, isShort);
  const slow = async (path: RegExp) => {
    on.network.choose((request) => (request.method === 'POST' && path.test(request.path) ? 'black-hole' : undefined));
    await setShortLimits(true);
  };
  const banner = on.page.getByText(messages.defaultError);
  const title = on.page.getByLabel('Title', { exact: true });
  const save = on.page.getByRole('button', { name: 'Save entry' });
  const form = `${on.address}/my-learning-zone/external-course/new`;
  await on.page.goto(form);
  await on.page.getByLabel('Course', { exact: true }).selectOption('Another course');
  await title.fill('Slow inhaler evening');
  await on.page.getByLabel('Provider').fill('Local pharmaceutical committee');
  await fillDay(on.page, 'Completed on', '2026-01-20');
  await on.page.getByLabel('Valid for, in months').fill('0');
  const evidence = { name: 'proof.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') };
  await on.page.locator('input[type=file]').setInputFiles(evidence);

  await slow(/my-external-courses$/u);
  await save.click();
  await banner.first().waitFor();
  expect([on.page.url(), await title.inputValue()]).toEqual([form, 'Slow inhaler evening']);

  await slow(/evidence$/u);
  const gaveUp = on.page.waitForEvent('requestfailed', (request) => request.url().endsWith('/evidence'));
  await save.click();
  await gaveUp;
  await banner.first().waitFor();
  expect(await title.inputValue()).toBe('Slow inhaler evening');
  await on.page.getByText('proof.pdf').first().waitFor();

  on.reconnect();
  await setShortLimits(false);
  await save.click();
  await on.page.getByRole('link', { name: /^Open evidence: proof\.pdf/u }).waitFor();
});
