import { launchBrowser, openPage } from '../../e2e/support/browser.ts';
import type { Figure } from '../figure.ts';
import type { Visitor } from '../support/visitor.ts';
import { visitorOf, type World } from '../support/world.ts';

type Browser = Awaited<ReturnType<typeof launchBrowser>>;
type Page = Awaited<ReturnType<typeof openPage>>;
type Visit = { path: string; visitor?: Visitor; usable: (page: Page) => Promise<void> };
type Measured = { requests: number; kilobytes: number; seconds: number; shift: number };

/** Slow 4G as Lighthouse emulates it. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 750_000 / 8 };
const slowerProcessor = 4;

/** Measures the first visit on a slow phone: nothing stored, slow 4G, a processor 4 times slower than this one. */
export const firstVisit: Figure = async (world) => {
  const visitor = await visitorOf(world, world.learners[800]);
  const browser = await launchBrowser();
  try {
    const login = await measure(world, browser, {
      path: '/login',
      usable: (page) => page.getByRole('button', { name: 'Log In' }).waitFor(),
    });
    const courses = await measure(world, browser, {
      path: '/my-learning-zone',
      visitor,
      usable: (page) => page.getByText('Course 7 of the bench').first().waitFor(),
    });
    return {
      title: 'First visit on slow 4G with a slow processor',
      columns: ['page', 'requests', 'kB', 's until usable', 'layout shift'],
      rows: [
        ['Login page', ...inCells(login)],
        ['  aim', 12, 150, 4.5, 0.05],
        ['My Courses', ...inCells(courses)],
        ['  aim', 15, 200, 4.5, 0.05],
      ],
      notes: [
        '1 kB is 1,000 bytes, headers included. The layout shift is CLS. The icon of the tab is one of the requests.',
      ],
    };
  } finally {
    await browser.close();
  }
};

const inCells = ({ requests, kilobytes, seconds, shift }: Measured) => [requests, kilobytes, seconds, shift];

async function measure(world: World, browser: Browser, visit: Visit): Promise<Measured> {
  const page = await openPage(browser);
  try {
    for (const [name, value] of visit.visitor?.cookies ?? [])
      await page.context().addCookies([{ name, value, url: world.server.address }]);
    await slowDown(page);
    await watchShifts(page);
    const sizes: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      sizes.push(request.sizes().then((size) => size.responseBodySize + size.responseHeadersSize));
    });
    const startedAt = performance.now();
    await page.goto(`${world.server.address}${visit.path}`, { waitUntil: 'commit' });
    await visit.usable(page);
    const seconds = (performance.now() - startedAt) / 1_000;
    await page.waitForLoadState('networkidle');
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    return { requests: sizes.length, kilobytes: bytes / 1_000, seconds, shift: await shiftOf(page) };
  } finally {
    await page.context().close();
  }
}

async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  await devtools.send('Network.emulateNetworkConditions', slow4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowerProcessor });
}

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
type Watched = typeof globalThis & { layoutShift: number };

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched = globalThis as Watched;
    watched.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) if (!entry.hadRecentInput) watched.layoutShift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const shiftOf = (page: Page) => page.evaluate(() => (globalThis as Watched).layoutShift);
