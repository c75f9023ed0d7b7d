import { buildCourseZip } from '@doselore/server/src/test-support/zip.ts';
import { launchBrowser, openPage } from '../../e2e/support/browser.ts';
import type { Figure } from '../figure.ts';
import { offerCourse, startCourse, uploadPackage } from '../support/course.ts';
import type { Learner } from '../support/learners.ts';
import type { Visitor } from '../support/visitor.ts';
import { visitorOf, type World } from '../support/world.ts';

type Browser = Awaited<ReturnType<typeof launchBrowser>>;
type Page = Awaited<ReturnType<typeof openPage>>;
type Visit = { path: string; visitor?: Visitor; arrived: (page: Page) => Promise<void> };

/** Measures what a browser with an empty cache loads over the network. */
export const pages: Figure = async (world) => {
  const visitor = await visitorOf(world, world.learners[800]);
  const player = await uploadSmallCourse(world, world.learners[801]);
  const browser = await launchBrowser();
  try {
    const login = await measure(world, browser, {
      path: '/login',
      arrived: (page) => page.getByRole('button', { name: 'Log In' }).waitFor(),
    });
    const courses = await measure(world, browser, {
      path: '/my-learning-zone',
      visitor,
      arrived: (page) => page.getByText('Course 7 of the bench').first().waitFor(),
    });
    const again = await measure(
      world,
      browser,
      {
        path: '/my-learning-zone',
        visitor,
        arrived: (page) => page.getByText('Course 7 of the bench').first().waitFor(),
      },
      { isRepeat: true },
    );
    const content = await measure(world, browser, {
      ...player,
      arrived: (page) => page.frameLocator('iframe').frameLocator('iframe').getByText('Hello').waitFor(),
    });
    return {
      title: 'Bytes over the wire in Chromium, with an empty cache unless it says otherwise',
      columns: ['page', 'kB', 'requests', 'of it script', 'style', 'fonts', 'other'],
      rows: [
        ['Login page', ...login],
        ['My Courses', ...courses],
        ['My Courses once more', ...again],
        ['Player (package of one page)', ...content],
      ],
      notes: [
        '1 kB is 1,000 bytes, headers included. Aim for My Courses: below 250 kB, once more in the same browser below 30 kB.',
      ],
    };
  } finally {
    await browser.close();
  }
};

/** Returns kilobytes, requests, and kilobytes by kind. */
async function measure(world: World, browser: Browser, visit: Visit, { isRepeat = false } = {}): Promise<number[]> {
  let page = await openPage(browser);
  try {
    for (const [name, value] of visit.visitor?.cookies ?? [])
      await page.context().addCookies([{ name, value, url: world.server.address }]);
    if (isRepeat) {
      await settle(page, world, visit);
      page = await page.context().newPage();
    }
    const kinds = ['script', 'stylesheet', 'font'];
    const loaded: Promise<{ kind: string; url: string; bytes: number }>[] = [];
    page.on('requestfinished', (request) => {
      if (!request.url().startsWith('http')) return;
      // Sizes are the encodedDataLength of the DevTools protocol, in every frame.
      const sizes = request.sizes();
      loaded.push(
        sizes.then((size) => ({
          kind: request.resourceType(),
          url: request.url(),
          bytes: size.responseBodySize + size.responseHeadersSize,
        })),
      );
    });
    await settle(page, world, visit);
    const cached = await namesFromCache(page);
    const all = (await Promise.all(loaded)).filter(({ url }) => !cached.includes(url));
    const sum = (isMeant: (kind: string) => boolean) =>
      all.filter(({ kind }) => isMeant(kind)).reduce((total, { bytes }) => total + bytes, 0) / 1_000;
    return [
      sum(() => true),
      all.length,
      ...kinds.map((counted) => sum((kind) => kind === counted)),
      sum((kind) => !kinds.includes(kind)),
    ];
  } finally {
    await page.context().close();
  }
}

async function settle(page: Page, world: World, visit: Visit): Promise<void> {
  await page.goto(`${world.server.address}${visit.path}`);
  await visit.arrived(page);
  await page.evaluate('document.fonts.ready');
  await page.waitForLoadState('networkidle');
}

/** Returns the files that came from the browser's cache, not over the network. */
function namesFromCache(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ transferSize, decodedBodySize }) => transferSize === 0 && decodedBodySize > 0)
      .map(({ name }) => name),
  );
}

async function uploadSmallCourse(world: World, learner: Learner | undefined) {
  if (learner === undefined) throw new Error('There are too few learners');
  const courseId = await offerCourse(world, learner, 'A small course');
  const admin = await visitorOf(world, world.admin);
  await uploadPackage(admin, courseId, await buildCourseZip([{ identifier: 'module-1', title: 'Module 1' }]));
  const visitor = await visitorOf(world, learner);
  const { sco_user_id: scoUserId, slug } = await startCourse(visitor, courseId, world.groupId);
  return { path: `/my-learning-zone/lms-content/${scoUserId}/${slug}`, visitor };
}
