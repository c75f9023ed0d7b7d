import { randomBytes } from 'node:crypto';
import { buildCourseZip } from '@doselore/server/src/test-support/zip.ts';
import type { Figure } from '../figure.ts';
import { offerCourse, playFirstByte, startCourse, uploadPackage } from '../support/course.ts';
import { cpuMilliseconds } from '../support/processes.ts';
import { visitorOf } from '../support/world.ts';

const times = 9;
const megabyte = 1024 * 1024;
const films = 10;

/** Uploads before the measured ones. The first bundles the script that reads manifests. */
const warmUp = 2;

/** Numbers of files of a package of 20 MB, with the milliseconds in which its upload should be acknowledged. */
const sizes = [
  { files: 65, aim: 250 },
  { files: 200, aim: 300 },
];

/** Measures from the first byte of the upload to the first byte of the module in the learner's player. */
export const packageUpload: Figure = async (world) => {
  const admin = await visitorOf(world, world.admin);
  const rows: (string | number)[][] = [];
  for (const [nth, { files, aim }] of sizes.entries()) {
    const zip = await buildTwentyMegabytes(files);
    const runs: { stored: number; cpu: number; playable: number }[] = [];
    for (let time = -warmUp; time < times; time += 1) {
      const learner = world.learners[900 + nth * (warmUp + times) + warmUp + time];
      if (learner === undefined) throw new Error('There are too few learners');
      const courseId = await offerCourse(world, learner, `Uploaded ${files}, ${time}`);
      const visitor = await visitorOf(world, learner);
      const before = cpuMilliseconds(world.server.pid);
      const begun = performance.now();
      await uploadPackage(admin, courseId, zip);
      const stored = performance.now() - begun;
      const cpu = cpuMilliseconds(world.server.pid) - before;
      const { sco_user_id: scoUserId } = await startCourse(visitor, courseId, world.groupId);
      await playFirstByte(visitor, scoUserId);
      if (time >= 0) runs.push({ stored, cpu, playable: performance.now() - begun });
    }
    rows.push([`${files} files: acknowledged`, ...spread(runs.map((run) => run.stored)), aim]);
    rows.push([`${files} files: CPU until acknowledged`, ...spread(runs.map((run) => run.cpu)), '']);
    rows.push([`${files} files: first byte of the module`, ...spread(runs.map((run) => run.playable)), '']);
  }
  return {
    title: `A package of 20 MB, uploaded ${times} times`,
    columns: ['from the start of the upload', 'median ms', 'least ms', 'most ms', 'aim ms'],
    rows,
    notes: ['Between the two the learner starts the course and opens the player.'],
  };
};

/** Returns median, least and most. */
function spread(values: readonly number[]): number[] {
  const sorted = values.toSorted((a, b) => a - b);
  return [sorted[Math.floor(sorted.length / 2)] ?? 0, sorted[0] ?? 0, sorted.at(-1) ?? 0];
}

/** Builds a package like real ones: a few films that cannot be compressed, and many small pages. */
function buildTwentyMegabytes(count: number): Promise<Buffer> {
  const files: Record<string, string | Buffer> = {};
  for (let film = 0; film < films; film += 1) files[`media/film-${film}.mp4`] = randomBytes(1.96 * megabyte);
  // The manifest and the start page of the module are files too.
  for (let page = 0; page < count - films - 2; page += 1) {
    files[`pages/page-${page}.html`] =
      `<!doctype html><title>${page}</title>${'<p>What every page says.</p>'.repeat(200)}`;
  }
  return buildCourseZip([{ identifier: 'module-1', title: 'Module 1' }], files);
}
