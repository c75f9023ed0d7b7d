import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bringToLearner } from '../support/bring-to-learner.ts';
import { rowsOf } from '../support/database.ts';
import { E2e } from '../support/e2e.ts';
import { buildHostilePackage, lastWaysOut, wayIntoTheEnd, waysOut } from '../support/hostile-package.ts';
import { type OutsideHost, startOutsideHost } from '../support/outside-host.ts';

const on = new E2e({ hasOwnBrowser: true });
const title = 'Hostile';
let outside: OutsideHost;

beforeAll(async () => {
  outside = await startOutsideHost();
  const zip = path.join(mkdtempSync(path.join(tmpdir(), 'doselore-zip-')), 'hostile.zip');
  writeFileSync(zip, await buildHostilePackage(outside));
  await bringToLearner(await on.signIn('morgan.ellis'), on.server, { title, zip });
});
afterAll(() => outside?.close());

const stored = async () => {
  const [row] = await rowsOf<{ place: string; tried: string }>(
    on.server,
    `select a.lesson_location as place, d.suspend_data as tried from sco_users a
     join scos s on s.id = a.sco_id join sco_user_suspend_data d on d.sco_user_id = a.id
     join courses c on c.id = s.course_id join abstract_courses ac on ac.id = c.abstract_course_id where ac.title = $1`,
    [title],
  );
  return row;
};

/** Waits long enough for requests on their way out to arrive. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 2_000));

/** Returns the frame of the package's own page. The package adds other frames. */
async function packageOf(page: Page) {
  const find = () => page.frames().find((frame) => /\/v\/.*\/index\.html(#.*)?$/u.test(frame.url()));
  await expect.poll(find).toBeDefined();
  const frame = find();
  if (frame === undefined) throw new Error('The package is not open');
  await frame.getByRole('heading', { name: title }).waitFor();
  return frame;
}

/** Starts the course, or resumes it: also when a test runs a second time. */
async function open(page: Page): Promise<void> {
  await page.goto(`${on.address}/my-learning-zone`);
  const start = page.getByRole('link', { name: `Start: ${title}` });
  const resume = page
    .getByRole('button', { name: `Resume: ${title}` })
    .or(page.getByRole('button', { name: 'Resume course' }));
  await start.or(resume).first().waitFor();
  if ((await start.count()) === 0) return resume.first().click();
  await start.click();
  await page.getByRole('button', { name: 'Start course' }).click();
}

test('lets nothing out of a package without outside connections, saves its progress and hides the token', async () => {
  const page = await on.signIn('nadia.hussain');
  const started = page.waitForResponse((answer) => answer.url().endsWith('/start')).then((answer) => answer.json());
  await open(page);
  const hostile = await packageOf(page);
  await page.getByText(/Saved \d\d:\d\d/u).waitFor();
  await settle();
  expect([...outside.arrived].sort()).toEqual([]);
  expect(await stored()).toEqual({ place: 'tried', tried: Object.keys(waysOut).join() });
  expect(page.context().pages()).toHaveLength(1);

  const { session_token: token, play_url: address } = await started;
  const learned = await hostile.evaluate(() => (window as unknown as { learned: string[] }).learned.join('\n'));
  expect(address).not.toContain(token);
  expect(learned).toContain('/play/');
  expect(learned).toContain('"suspend_data"');
  expect(learned).not.toContain(token);

  for (const way of Object.keys(lastWaysOut)) {
    await (await packageOf(page)).getByRole('button', { name: way, exact: true }).click();
    await settle();
    expect([...outside.arrived].sort(), way).toEqual([]);
    await page.getByRole('button', { name: 'Exit', exact: true }).click();
    await page.waitForURL('**/lms-post-content/**');
    await open(page);
  }
  await (await packageOf(page)).getByRole('button', { name: wayIntoTheEnd }).click();
  await settle();
  expect([...outside.arrived].sort()).toEqual([]);
  await page.context().close();
});

test('lets the same package reach outside hosts with outside connections', async () => {
  await rowsOf(
    on.server,
    `update scos set allow_outside_connections = true where course_id in (select c.id from courses c
     join abstract_courses ac on ac.id = c.abstract_course_id where ac.title = $1)`,
    [title],
  );
  const page = await on.signIn('nadia.hussain');
  outside.arrived.clear();
  await open(page);
  for (const way of ['fetch', 'image', 'script', 'frame', 'parentFetch', 'newWindow', 'webrtc'])
    await expect.poll(() => [...outside.arrived], { message: way }).toContain(way);
  await page.context().close();
});
