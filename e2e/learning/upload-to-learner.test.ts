import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildCourseZip } from '@doselore/content';
import { expect, test } from 'vitest';
import { bringToLearner, startAsLearner } from '../support/bring-to-learner.ts';
import { courseOf } from '../support/browser.ts';
import { E2e } from '../support/e2e.ts';

const on = new E2e();

test('a package of the project is uploaded, made live and issued, and a learner begins it', async () => {
  const zip = path.join(mkdtempSync(path.join(tmpdir(), 'doselore-zip-')), 'immunisation.zip');
  writeFileSync(zip, await buildCourseZip('immunisation-annual-update'));
  const admin = await on.signIn('morgan.ellis');
  await bringToLearner(admin, on, { title: 'Immunisation, uploaded by hand', zip });
  const learner = await startAsLearner(await on.visit(), on, 'Immunisation, uploaded by hand');
  await courseOf(learner).getByRole('button', { name: 'Next' }).click();
  await learner.getByText(/Saved \d\d:\d\d/u).waitFor();
});

test('refuses a file that is not a package, and gives the reason on the page', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'doselore-zip-'));
  writeFileSync(path.join(folder, 'not-a-zip.zip'), 'this is text');
  const page = await on.signIn('morgan.ellis', '/site-admin/courses/scos/1');
  const start = page.getByRole('button', { name: 'Upload package' });
  if (!(await page.getByLabel('Course package').first().isVisible())) await start.first().click();
  await page.locator('input[type=file]').last().setInputFiles(path.join(folder, 'not-a-zip.zip'));
  await start.last().click();
  await page
    .getByText(/not a zip/u)
    .first()
    .waitFor();
  expect(
    await page
      .getByText(/not a zip/u)
      .first()
      .isVisible(),
  ).toBe(true);
});
