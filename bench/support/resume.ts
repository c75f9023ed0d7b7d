import { buildCourseZip } from '@doselore/server/src/test-support/zip.ts';
import { launchBrowser, openPage } from '../../e2e/support/browser.ts';
import { readPlayerPage } from './attempts.ts';
import { offerCourse, startCourse, uploadPackage } from './course.ts';
import type { Visitor } from './visitor.ts';
import { visitorOf, type World } from './world.ts';

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
export async function countCallsOfResume(world: World, { learner }: ResumedCourse): Promise<number[]> {
  const visitor = await visitorOf(world, world.learners[learner]);
  const browser = await launchBrowser();
  try {
    const page = await openPage(browser);
    for (const [name, value] of visitor.cookies)
      await page.context().addCookies([{ name, value, url: world.server.address }]);
    const counts: number[] = [];
    for (let turn = 0; turn < 2; turn += 1) {
      await page.goto(`${world.server.address}/my-learning-zone`);
      const resume = page.getByRole('button', { name: 'Resume course' });
      await resume.waitFor();
      await page.waitForLoadState('networkidle');
      const asked: string[] = [];
      const add = (request: { url: () => string }) => asked.push(request.url());
      page.on('request', add);
      await resume.click();
      await page.frameLocator('iframe').frameLocator('iframe').getByText('Hello').waitFor();
      await page.waitForTimeout(lateMs);
      page.off('request', add);
      const kept = new Set((await Promise.all(page.frames().map((frame) => frame.evaluate(filesInCache)))).flat());
      counts.push(asked.filter((url) => isCall(url) && !kept.has(url)).length);
    }
    return counts;
  } finally {
    await browser.close();
  }
}

function isCall(url: string): boolean {
  return !/^\/(?:assets|v)\/|^\/(?:commit|favicon\.svg)$/u.test(new URL(url).pathname);
}

/** Runs in a frame. Returns the addresses that the browser had kept, so that it asked no server. */
function filesInCache(): string[] {
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return files.filter((file) => file.transferSize === 0 && file.decodedBodySize > 0).map((file) => file.name);
}
