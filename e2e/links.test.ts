import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { E2e } from './support/e2e.ts';

const on = new E2e();
const [level3, level2] = ['Safeguarding adults and children level 3', 'Safeguarding adults and children level 2'];

/** Chooses a kind and two courses, and returns the page before the link is made. */
async function choose(admin: Page, kind: string, labels: [string, string], titles: [string, string]): Promise<void> {
  await admin.goto(`${on.address}/site-admin/new-linked-abstract-courses`);
  await admin.getByRole('radio', { name: kind }).check();
  for (const [nth, label] of labels.entries()) await admin.getByLabel(label).selectOption({ label: titles[nth] ?? '' });
}

test('level 3 covers level 2 until the link is ended, and again from the next one', async () => {
  const admin = await on.signIn('morgan.ellis', '/site-admin/linked-abstract-courses?kind=covers');
  await admin.getByRole('button', { name: new RegExp(`${level3} and ${level2}`, 'u') }).click();
  await admin.getByRole('menuitem', { name: 'End link' }).click();
  const dialogue = admin.getByRole('dialog');
  await dialogue.getByText(`${level3} will no longer count as ${level2}`).waitFor();
  await dialogue.getByRole('button', { name: 'End link' }).click();
  await admin.getByText('Link ended').waitFor();
  const labels: [string, string] = ['Course that teaches more', 'Course that it also counts as'];
  await choose(admin, 'Covers', labels, [level3, level2]);
  await admin.getByText(`${level3} will also count as ${level2}`).waitFor();
  await admin.getByRole('button', { name: 'Link courses' }).click();
  await admin.getByText('Courses linked').waitFor();
  await choose(admin, 'Covers', labels, [level2, level3]);
  await admin.getByText(/would go in a circle/u).waitFor();
});

test('a learner finishes the course that comes first, before the other one opens', async () => {
  const admin = await on.signIn('morgan.ellis', '/site-admin/linked-abstract-courses');
  const learner = await on.signIn('sam.whitlock', '/my-learning-zone');
  const launch = await learner.evaluate(async () => {
    type Card = {
      course_id: number;
      course_type: string;
      courseUser: object | null;
      title: string;
      group: { id: number };
    };
    const cards: Card[] = await (await fetch('/api/my-courses')).json();
    const card = cards.find((one) => one.course_type === 'online' && one.courseUser === null);
    return card && { title: card.title, path: `course-launch/online/${card.course_id}/${card.group.id}` };
  });
  if (launch === undefined) throw new Error('The demo world has an unstarted online course of this learner');
  const first = 'Basic life support and anaphylaxis';
  await choose(admin, 'Finish first', ['Course to finish first', 'Course that comes after it'], [first, launch.title]);
  await admin.getByText(`${launch.title} can be started only after ${first}`).waitFor();
  await admin.getByRole('button', { name: 'Link courses' }).click();
  await admin.getByText('Courses linked').waitFor();
  await learner.goto(`${on.address}/my-learning-zone/${launch.path}`);
  await learner.getByRole('heading', { name: `Finish ${first} first` }).waitFor();
  expect(await learner.getByRole('button', { name: 'Start course' }).count()).toBe(0);
});

test('the refreshers page shows who can renew, and links to the form', async () => {
  const admin = await on.signIn('morgan.ellis', '/site-admin/courses/refreshers');
  await admin.getByRole('cell', { name: 'Data security awareness level 1 12 months' }).waitFor();
  await admin.getByRole('link', { name: `Link a refresher to ${level2}` }).click();
  expect(await admin.getByLabel('Full course').locator('option:checked').textContent()).toBe(level2);
});
