import { randomBytes } from 'node:crypto';
import { buildCourseZip } from '@doselore/server/src/test-support/zip.ts';
import type { Figure } from '../figure.ts';
import { offerCourse, playFirstByte, startCourse, uploadPackage } from '../support/course.ts';
import { Visitor } from '../support/visitor.ts';
import { password } from '../support/world.ts';

const times = 5;
const megabyte = 1024 * 1024;

/** Measures from the first byte of the upload to the first byte of the module in the learner's player. */
export const packageUpload: Figure = async (world) => {
  const zip = await buildTwentyMegabytes();
  const admin = await new Visitor(world.server).logIn({ username: world.admin.username, password });
  const runs: { stored: number; playable: number }[] = [];
  for (let time = 0; time < times; time += 1) {
    const learner = world.learners[900 + time];
    if (learner === undefined) throw new Error('There are too few learners');
    const courseId = await offerCourse(world, learner, `Uploaded ${time}`);
    const visitor = await new Visitor(world.server).logIn({ username: learner.username, password });
    const begun = performance.now();
    await uploadPackage(admin, courseId, zip);
    const stored = performance.now() - begun;
    const { sco_user_id: scoUserId } = await startCourse(visitor, courseId, world.groupId);
    await playFirstByte(visitor, scoUserId);
    runs.push({ stored, playable: performance.now() - begun });
  }
  const row = (name: string, values: number[]) => {
    const sorted = values.toSorted((a, b) => a - b);
    return [name, sorted[Math.floor(times / 2)] ?? 0, sorted[0] ?? 0, sorted.at(-1) ?? 0];
  };
  return {
    title: `A package of ${(zip.byteLength / megabyte).toFixed(1)} MB in 210 files, uploaded ${times} times`,
    columns: ['from the start of the upload to', 'median ms', 'least ms', 'most ms'],
    rows: [
      row(
        'the upload is acknowledged',
        runs.map((run) => run.stored),
      ),
      row(
        'the first byte of the module',
        runs.map((run) => run.playable),
      ),
    ],
    notes: ['Between the two the learner starts the course and opens the player.'],
  };
};

/** Builds a package like real ones: a few films and pictures that cannot be compressed, and many small pages. */
function buildTwentyMegabytes(): Promise<Buffer> {
  const files: Record<string, string | Buffer> = {};
  for (let film = 0; film < 10; film += 1) files[`media/film-${film}.mp4`] = randomBytes(1.96 * megabyte);
  for (let page = 0; page < 198; page += 1) {
    files[`pages/page-${page}.html`] =
      `<!doctype html><title>${page}</title>${'<p>What every page says.</p>'.repeat(200)}`;
  }
  return buildCourseZip([{ identifier: 'module-1', title: 'Module 1' }], files);
}
