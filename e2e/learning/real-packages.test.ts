import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { followInside } from '../screens/open-screen.ts';
import { bringToLearner, startAsLearner } from '../support/bring-to-learner.ts';
import { courseOf } from '../support/browser.ts';
import { E2e } from '../support/e2e.ts';

/** Packages of other authors. Without their folder this file does not run. */
const folder = path.join(process.env.DOSELORE_PACKAGES ?? '', 'scorm12');
const packages = readdirSync(folder).filter((name) => name.endsWith('.zip'));
const golf = 'emp-RuntimeBasicCalls_SCORM12.zip';

const on = new E2e();
let admin: Page;

beforeAll(async () => {
  admin = await on.signIn('morgan.ellis');
});

type Module = { title: string; lesson_status: string; waits_for: string[] };

/** Expected results of packages with many modules: assets and SCOs that call the API are completed, other SCOs are not. */
const outcomes: Record<string, { status: string; shut: string[] }> = {
  'emp-ContentPackagingOneFilePerSCO_SCORM12.zip': { status: 'completed', shut: [] },
  'emp-RuntimeMinimumCalls_SCORM12.zip': { status: 'completed', shut: [] },
  'emp-LaunchUrlFromNestedItem_SCORM12.zip': { status: 'not attempted', shut: [] },
  'emp-MultipleItemsWithIdentifierRef_SCORM12.zip': { status: 'not attempted', shut: [] },
  'emp-PrerequisitesTest_SCORM12.zip': { status: 'not attempted', shut: ['Module 2: Basic Concepts'] },
};

/** Records every error answer of the content host. */
function watchContent(page: Page): string[] {
  const missing: string[] = [];
  page.on('response', (answer) => {
    if (answer.url().includes('127.0.0.1') && answer.status() >= 400)
      missing.push(`${answer.status()} ${answer.url()}`);
  });
  return missing;
}

async function exit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Exit', exact: true }).click();
  await page.waitForURL('**/lms-post-content/**');
}

/** Waits until the package's page has loaded, when it first calls the run-time, and leaves. */
async function visit(page: Page): Promise<void> {
  const title = courseOf(page).locator('head title');
  await title.waitFor({ state: 'attached' });
  expect(await title.textContent()).not.toBe('');
  await expect
    .poll(() =>
      courseOf(page)
        .locator('html')
        .evaluate((element) => element.ownerDocument.readyState),
    )
    .toBe('complete');
  await exit(page);
}

/** Opens every unlocked module until no other is unlocked. */
async function visitAll(page: Page): Promise<Module[]> {
  const address = page.url();
  const place = address.split('/modules/').at(-1);
  const visited = new Set<string>();
  for (;;) {
    const answer = await page.evaluate(async (at) => (await fetch(`/api/module-data/${at}`)).json(), place);
    const modules: Module[] = answer.modules;
    const next = modules.find((module) => module.waits_for.length === 0 && !visited.has(module.title));
    if (next === undefined) return modules;
    visited.add(next.title);
    await page.getByRole('link', { name: `Start: ${next.title}`, exact: true }).click();
    await visit(page);
    // The app is not loaded again for each module.
    await followInside(page, new URL(address).pathname);
  }
}

test.each(packages)('plays each module of %s', async (name) => {
  const title = path.basename(name, '.zip');
  await bringToLearner(admin, on.server, { title, zip: path.join(folder, name) });
  const page = await on.visit();
  const missing = watchContent(page);
  await startAsLearner(page, on, title);
  await page.waitForURL(/\/(modules|lms-content)\//u);
  const outcome = outcomes[name];
  if (outcome) {
    const modules = await visitAll(page);
    const shut = modules.filter((module) => module.waits_for.length > 0).map((module) => module.title);
    expect({ shut, status: [...new Set(modules.map((module) => module.lesson_status))] }).toEqual({
      shut: outcome.shut,
      status: [outcome.status],
    });
  } else {
    await visit(page);
  }
  expect(missing).toEqual([]);
  await page.context().close();
});

if (packages.includes(golf)) {
  test('resumes, scores and passes a course of another author', async () => {
    await bringToLearner(admin, on.server, { title: 'Golf, explained', zip: path.join(folder, golf) });
    const page = await on.visit();
    const requests: string[] = [];
    page.on('dialog', async (dialogue) => {
      requests.push(dialogue.message());
      await dialogue.accept();
    });
    await startAsLearner(page, on, 'Golf, explained');
    const next = courseOf(page).locator('#butNext');
    const content = courseOf(page).frameLocator('#contentFrame');
    for (const heading of ['Par', 'Scoring']) {
      await next.click();
      await content.getByRole('heading', { name: heading, exact: true }).waitFor();
    }
    await page.getByText(/Saved \d\d:\d\d/u).waitFor();
    await exit(page);
    await page.goto(`${on.address}/my-courses`);
    await page
      .getByRole('button', { name: 'Resume: Golf, explained' })
      .or(page.getByRole('button', { name: 'Resume course' }))
      .first()
      .click();
    await content.getByRole('heading', { name: 'Scoring', exact: true }).waitFor();
    expect(requests).toEqual(['Would you like to resume from where you previously left off?']);

    while (await next.isEnabled()) await next.click();
    await content.getByRole('button', { name: 'Submit Answers' }).waitFor();
    for (const radio of await content.locator('.correctAnswer input[type=radio]').all()) await radio.check();
    for (const box of await content.locator('.correctAnswer:has(input[type=text])').all())
      await box.locator('input').fill(/\d+/u.exec(await box.innerText())?.[0] ?? '');
    await content.getByRole('button', { name: 'Submit Answers' }).click();
    await content.getByRole('heading', { name: 'Score: 100' }).waitFor();
    await exit(page);
    await page.getByRole('heading', { name: 'You have passed' }).waitFor();
    await page.context().close();
  });
}
