import { buildCourseZip } from '@doselore/server/src/test-support/zip.ts';
import { launchBrowser, openPage } from '../../e2e/support/browser.ts';
import { readPlayerPage } from './attempts.ts';
import { offerCourse, startCourse, uploadPackage } from './course.ts';
import type { Visitor } from './visitor.ts';
import { visitorOf, type World } from './world.ts';

type Page = Awaited<ReturnType<typeof openPage>>;

const title = 'Course to resume';

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
export function countCallsOfResume(world: World, course: ResumedCourse): Promise<number[]> {
  return inBrowser(world, course, async (page) => {
    const counts: number[] = [];
    for (let turn = 0; turn < 2; turn += 1) {
      const resumeButton = await showMyCourses(world, page);
      const asked = listRequests(page);
      await resumeButton.click();
      await untilLoaded(page);
      const kept = new Set((await Promise.all(page.frames().map((frame) => frame.evaluate(filesInCache)))).flat());
      counts.push(asked().filter((url) => isCall(url) && !kept.has(url)).length);
    }
    return counts;
  });
}

/** Counts the calls that finish the attempt when a browser leaves a package that has finished before. */
export function countCallsOfLeaving(world: World, course: ResumedCourse): Promise<number> {
  return inBrowser(world, course, async (page) => {
    await (await showMyCourses(world, page)).click();
    await untilLoaded(page);
    const player = page.frames().find((frame) => frame.url().includes('/play/'));
    await player?.evaluate(finishPackage);
    await page.waitForTimeout(lateMs);
    const asked = listRequests(page);
    await page.getByRole('button', { name: 'Exit' }).first().click();
    await page.waitForURL((url) => !url.pathname.includes('lms-content'));
    await page.waitForTimeout(lateMs);
    return asked().filter((url) => url.endsWith('/finish') || url.endsWith('/commit')).length;
  });
}

async function inBrowser<T>(world: World, { learner }: ResumedCourse, work: (page: Page) => Promise<T>): Promise<T> {
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

/** Opens My Courses. Returns its Resume button once nothing loads any more. */
async function showMyCourses(world: World, page: Page) {
  await page.goto(`${world.server.address}/my-learning-zone`);
  const button = page.getByRole('button', { name: 'Resume course' });
  await button.waitFor();
  await page.waitForLoadState('networkidle');
  return button;
}

async function untilLoaded(page: Page): Promise<void> {
  await page.frameLocator('iframe').frameLocator('iframe').getByText('Hello').waitFor();
  await page.waitForTimeout(lateMs);
}

/** Notes requests from now on. The returned function ends that and returns their addresses. */
function listRequests(page: Page): () => string[] {
  const asked: string[] = [];
  const add = (request: { url: () => string }) => asked.push(request.url());
  page.on('request', add);
  return () => {
    page.off('request', add);
    return asked;
  };
}

/** Runs in the player page. Begins and ends the session of the package. */
function finishPackage(): void {
  const { API } = window as unknown as { API: Record<'LMSInitialize' | 'LMSFinish', (argument: string) => string> };
  API.LMSInitialize('');
  API.LMSFinish('');
}

function isCall(url: string): boolean {
  return !/^\/(?:assets|v)\/|^\/(?:commit|favicon\.svg)$/u.test(new URL(url).pathname);
}

/** Runs in a frame. Returns the addresses that the browser had kept, so that it asked no server. */
function filesInCache(): string[] {
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return files.filter((file) => file.transferSize === 0 && file.decodedBodySize > 0).map((file) => file.name);
}
