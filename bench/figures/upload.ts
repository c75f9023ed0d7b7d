import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import yazl from 'yazl';
import { buildCourse } from '../../apps/server/src/test-support/catalogue.factory.ts';
import { buildLicence } from '../../apps/server/src/test-support/licences.factory.ts';
import type { BenchServer } from '../support/bench-server.ts';
import { openConnection, openSignedIn } from '../support/http.ts';
import { sessionOf, type World } from '../support/world.ts';

const manifest = `<?xml version="1.0"?><manifest identifier="bench" version="1" xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2"><metadata><schema>ADL SCORM</schema><schemaversion>1.2</schemaversion></metadata><organizations default="o"><organization identifier="o"><title>Twenty megabytes</title><item identifier="i" identifierref="r"><title>Module</title></item></organization></organizations><resources><resource identifier="r" type="webcontent" adlcp:scormtype="sco" href="index.html"><file href="index.html"/></resource></resources></manifest>`;

/** Forty videos of half a megabyte: nothing that packing could make smaller. */
async function buildZip(): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  zip.addBuffer(Buffer.from(manifest), 'imsmanifest.xml');
  zip.addBuffer(Buffer.from('<!doctype html><title>Module</title>'), 'index.html');
  for (let number = 1; number <= 40; number += 1) zip.addBuffer(randomBytes(512 * 1_024), `video-${number}.mp4`);
  zip.end();
  return buffer(zip.outputStream);
}

export async function benchUpload({ port, services }: BenchServer, world: World): Promise<void> {
  const { productId, courseId } = await buildCourse(services.db, { title: 'Twenty megabytes', scos: [] });
  const learner = world.learnerIds[0] ?? 0;
  const zip = await buildZip();
  const boundary = 'doselore-bench-boundary';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="bench.zip"\r\nContent-Type: application/zip\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), zip, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  const [asAdmin, asLearner] = await Promise.all(
    [world.adminId, learner].map((id) => openSignedIn(port, sessionOf(id))),
  );
  if (asAdmin === undefined || asLearner === undefined) throw new Error('Nobody is signed in');
  await buildLicence(services, { groupId: world.groupId, productId, userId: learner, actorId: world.adminId });

  const begin = performance.now();
  await asAdmin('POST', `/api/admin/courses/${courseId}/packages`, body, `multipart/form-data; boundary=${boundary}`);
  const uploaded = performance.now();
  const { next } = JSON.parse(
    (await asLearner('POST', `/api/course-start/${courseId}/online/${world.groupId}`, {})).body.toString(),
  );
  const launch = JSON.parse(
    (await asLearner('POST', `/api/sco-user/${next.sco_user_id}/start`, { again: false })).body.toString(),
  );
  const content = openConnection(port);
  const page = await content({ path: new URL(launch.play_url).pathname, host: '127.0.0.1' });
  const source = /"src":"([^"]+)"/u.exec(page.body.toString())?.[1] ?? '';
  await content({ path: new URL(source, launch.play_url).pathname, host: '127.0.0.1' });
  const playable = performance.now();
  console.log(
    `Package of ${(zip.length / 1_048_576).toFixed(1)} MiB: uploaded and checked in ${(uploaded - begin).toFixed(0)} ms, playable after ${(playable - begin).toFixed(0)} ms`,
  );
}
