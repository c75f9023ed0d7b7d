import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildCourseZip } from '../../apps/server/src/test-support/zip.ts';
import { bringToLearner, startAsLearner } from '../support/bring-to-learner.ts';
import { courseOf } from '../support/browser.ts';
import { rowsOf } from '../support/database.ts';
import { E2e } from '../support/e2e.ts';
import { type OutsideHost, startOutsideHost } from '../support/outside-host.ts';

const on = new E2e();
const title = 'Film evening';
let outside: OutsideHost;

beforeAll(async () => {
  outside = await startOutsideHost();
});
afterAll(() => outside?.close());

test('blocks a website that a package loads, says so in the course, and shows it once it is allowed', async () => {
  const host = new URL(outside.address).host;
  const index = `<h1>Film</h1><iframe title="Film" src="${outside.address}/film"></iframe><script>
    parent.API.LMSInitialize('');parent.API.LMSSetValue('cmi.core.lesson_status','incomplete')</script>`;
  const zip = path.join(mkdtempSync(path.join(tmpdir(), 'doselore-zip-')), 'film.zip');
  writeFileSync(zip, await buildCourseZip([{ identifier: 'one' }], { 'index.html': index }));
  const admin = await on.signIn('morgan.ellis');
  await bringToLearner(admin, on.server, { title, zip });

  const learner = await startAsLearner(await on.visit(), on, title);
  const film = courseOf(learner).frameLocator('iframe');
  await film.getByText(`It comes from another website, ${host}, which is not allowed here.`).waitFor();
  await learner.getByText(/Saved \d\d:\d\d/u).waitFor();
  expect([...outside.arrived]).toEqual([]);

  const [course] = await rowsOf<{ id: number }>(
    on.server,
    'select c.id from courses c join abstract_courses a on a.id = c.abstract_course_id where a.title = $1',
    [title],
  );
  await admin.goto(`${on.address}/site-admin/courses/scos/${course?.id}`);
  await admin.getByRole('button', { name: `Allow ${host}` }).click();
  await admin.getByRole('button', { name: `Block ${host}` }).waitFor();
  await learner.reload();
  await film.getByText('outside').waitFor();
  expect([...outside.arrived]).toEqual(['film']);
});

test.each([
  ['frames it from a script', "document.getElementById('f').src="],
  ['leaves for it', 'location.href='],
])('says that the whole course is blocked when its only page %s', async (way, assignment) => {
  const title = `Vendor course that ${way}`;
  const host = new URL(outside.address).host;
  const index = `<h1>Mini</h1><iframe id="f" title="course"></iframe><script>parent.API.LMSInitialize('');
    addEventListener('beforeunload',()=>{parent.API.LMSSetValue('cmi.core.exit','suspend');parent.API.LMSFinish('')});
    ${assignment}'${outside.address}/film?user=1'</script>`;
  const zip = path.join(mkdtempSync(path.join(tmpdir(), 'doselore-zip-')), 'vendor.zip');
  writeFileSync(zip, await buildCourseZip([{ identifier: 'one' }], { 'index.html': index }));
  const admin = await on.signIn('morgan.ellis');
  await bringToLearner(admin, on.server, { title, zip });
  const learner = await startAsLearner(await on.visit(), on, title);
  const course = courseOf(learner);
  const page = way === 'leaves for it' ? course : course.frameLocator('iframe');
  await page.getByText('This course is blocked.').waitFor();
  await page.getByText(`It comes from another website, ${host}, which is not allowed here.`).waitFor();
  await learner.getByRole('button', { name: 'Exit', exact: true }).click();
  await learner.getByRole('heading', { name: 'Your progress is saved' }).waitFor();
  const found = await rowsOf<{ status: string; certificates: number }>(
    on.server,
    `select u.lesson_status as status, (select count(*)::int from certificates c where c.title = a.title) as certificates
     from sco_users u join course_users cu on cu.id = u.course_user_id join courses k on k.id = cu.course_id
     join abstract_courses a on a.id = k.abstract_course_id where a.title = $1`,
    [title],
  );
  expect(found).toEqual([{ status: 'incomplete', certificates: 0 }]);
});
