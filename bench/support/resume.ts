import { buildCourseZip } from '@doselore/server/src/test-support/zip.ts';
import { launchBrowser, openPage } from '../../e2e/support/browser.ts';
import { readPlayerPage } from './attempts.ts';
import { offerCourse, startCourse, uploadPackage } from './course.ts';
import type { Visitor } from './visitor.ts';
import { visitorOf, type World } from './world.ts';

const title = 'Course to resume';

type Page = Awaited<ReturnType<typeof openPage>>;
type Request = { url: () => string; postData: () => string | null };

export type ResumedCourse = { courseId: number; learner: number };

/** Uploads a course of one module, and starts it as a learner, who then finds it first on My Courses. */
export async function offerCourseToResume(world: World, learner: number): Promise<ResumedCourse> {
  const person = world.learners[learner];
  if (person === undefined) throw new Error(`There is no learner ${learner}`);
  const courseId = await offerCourse(world, person, title);
  const zip = await buildCourseZip([{ identifier: 'module-1', title: 'Module 1' }]);
  await uploadPackage(await visitorOf(world, world.admin), courseId, zip);
  await startCourse(await visitorOf(world, person), courseId, world.groupId);
  return { courseId, learner };
}

/** Makes the calls from Resume to the module's page, as a browser does that has opened the player before. */
export async function resume(world: World, visitor: Visitor, { courseId }: ResumedCourse): Promise<void> {
  const path = `/api/course-start/${courseId}/online/${world.groupId}`;
  const { launch } = await visitor.post<{ launch: { play_url: string } }>(path, { launch: true });
  await visitor.get('/api/logged-in');
  const answer = await fetch(await readPlayerPage(launch.play_url));
  if (!answer.ok) throw new Error(`The module was answered with ${answer.status}`);
  await answer.text();
}

/** Milliseconds after the module has come in which late calls are still counted. */
const lateMs = 1_500;

/**
 * Counts the calls of a browser from Resume to the module, in a browser that never opened the player, and again. Built
 * files, the files of the package, and commits are not counted.
 */
export function countCallsOfResume(world: World, { learner }: ResumedCourse): Promise<number[]> {
  return asBrowser(world, learner, async (page) => {
    const counts: number[] = [];
    for (let turn = 0; turn < 2; turn += 1) {
      const resume = await findResume(page, world);
      const calls = await listCalls(page, async () => {
        await resume.click();
        await packageOf(page).getByText('Hello').waitFor();
      });
      const kept = new Set((await Promise.all(page.frames().map((frame) => frame.evaluate(filesInCache)))).flat());
      counts.push(calls.filter((url) => isCall(url) && !kept.has(url)).length);
    }
    return counts;
  });
}

/**
 * Counts the calls about the attempt with which a browser leaves a module whose package has finished. Calls for the
 * page that comes next are not counted.
 */
export function countCallsOfLeaving(world: World, { learner }: ResumedCourse): Promise<number> {
  return asBrowser(world, learner, async (page) => {
    await (await findResume(page, world)).click();
    await packageOf(page).getByText('Hello').waitFor();
    const settled = page.waitForResponse((answer) => answer.url().endsWith('/commit') && isFinishing(answer.request()));
    await finishPackage(page);
    await settled;
    const calls = await listCalls(page, async () => {
      await page.getByRole('button', { name: 'Exit' }).click();
      await page.waitForURL((url) => !url.pathname.includes('lms-content'));
    });
    return calls.filter((url) => /\/commit$|\/sco-user\/\d+\/finish$/u.test(new URL(url).pathname)).length;
  });
}

const isFinishing = (request: Request) => request.postData()?.includes('"finished":true') ?? false;

const packageOf = (page: Page) => page.frameLocator('iframe').frameLocator('iframe');

/** Calls the run-time as a package does at its end. */
async function finishPackage(page: Page): Promise<void> {
  const player = page.frames().find((frame) => frame.parentFrame() === page.mainFrame());
  await player?.evaluate(() => {
    const { API } = window as unknown as { API: Record<string, (...values: string[]) => string> };
    API.LMSInitialize?.('');
    API.LMSSetValue?.('cmi.core.lesson_status', 'passed');
    API.LMSFinish?.('');
  });
}

/** Runs a piece of work in a browser in which a learner is signed in. */
async function asBrowser<Result>(
  world: World,
  learner: number,
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const visitor = await visitorOf(world, world.learners[learner]);
  const browser = await launchBrowser();
  try {
    const page = await openPage(browser);
    for (const [name, value] of visitor.cookies)
      await page.context().addCookies([{ name, value, url: world.server.address }]);
    return await work(page);
  } finally {
    await browser.close();
  }
}

async function findResume(page: Page, world: World): Promise<ReturnType<Page['getByRole']>> {
  await page.goto(`${world.server.address}/my-learning-zone`);
  const resume = page.getByRole('button', { name: 'Resume course' });
  await resume.waitFor();
  await page.waitForLoadState('networkidle');
  return resume;
}

/** Returns the addresses that a page asks for during a piece of work and shortly after. */
async function listCalls(page: Page, work: () => Promise<void>): Promise<string[]> {
  const calls: string[] = [];
  const add = (request: Request) => calls.push(request.url());
  page.on('request', add);
  await work();
  await page.waitForTimeout(lateMs);
  page.off('request', add);
  return calls;
}

function isCall(url: string): boolean {
  return !/^\/(?:assets|v)\/|^\/(?:commit|favicon\.svg)$/u.test(new URL(url).pathname);
}

/** Runs in a frame. Returns the addresses that the browser had kept, so that it asked no server. */
function filesInCache(): string[] {
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return files.filter((file) => file.transferSize === 0 && file.decodedBodySize > 0).map((file) => file.name);
}
