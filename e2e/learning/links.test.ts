import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { rowsOf } from '../support/database.ts';
import { E2e } from '../support/e2e.ts';

const on = new E2e();
const [level3, level2] = ['Safeguarding adults and children level 3', 'Safeguarding adults and children level 2'];

/** Right answers of the refresher of data security. */
const right = [
  'Try to get the bag back, and report it straight away',
  'No, never',
  'report it, and click on nothing',
  'is locked',
];

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
  // Basic life support would not do: a recognised external course covers it for this learner.
  const first = 'Contraception service: initiation and supply';
  await choose(admin, 'Finish first', ['Course to finish first', 'Course that comes after it'], [first, launch.title]);
  await admin.getByText(`${launch.title} can be started only after ${first}`).waitFor();
  await admin.getByRole('button', { name: 'Link courses' }).click();
  await admin.getByText('Courses linked').waitFor();
  await learner.goto(`${on.address}/my-learning-zone/${launch.path}`);
  await learner.getByRole('heading', { name: `Finish ${first} first` }).waitFor();
  expect(await learner.getByRole('button', { name: 'Start course' }).count()).toBe(0);
});

test('a learner finishes the refresher, and the certificate of the full course lasts a year longer', async () => {
  const [full, refresher] = ['Data security awareness level 1', 'Data security awareness: annual refresher'];
  const certificates = `select c.id, c.state, c.expires_on::text as expires_on, u.username, u.last_name
    from certificates c join users u on u.id = c.user_id join abstract_courses a on a.id = c.product_id
    where a.title = $1 and c.product_type = 'abstract_course'`;
  type Certificate = { id: number; state: string; expires_on: string; username: string; last_name: string };
  // Somebody at Northgate who can still renew.
  const [before] = await rowsOf<Certificate>(
    on.server,
    `${certificates} and c.group_id = 1 and c.state = 'valid' and c.expires_on between current_date - 50 and current_date + 300
     and u.username is not null and u.state = 'active' and not exists (select from licences l where l.user_id = u.id
       and l.group_id = 1 and l.state in ('issued', 'in_progress')) order by c.id limit 1`,
    [full],
  );
  if (before === undefined) throw new Error('Somebody in the demo world can renew');
  const admin = await on.signIn('morgan.ellis', `/site-admin/groups/1/members?q=${before.username}`);
  await admin.getByRole('link', { name: new RegExp(`^Issue licence to .*${before.last_name}`, 'u') }).click();
  await admin.getByRole('radio', { name: new RegExp(refresher, 'u') }).check();
  await admin.getByRole('button', { name: 'Issue licence' }).click();
  await admin.waitForURL((url) => !url.pathname.includes('issue-licence'));

  const learner = await on.signIn(before.username, '/my-learning-zone');
  await learner.getByRole('link', { name: `Start: ${refresher}` }).click();
  await learner.getByRole('heading', { name: 'This course renews your certificate' }).waitFor();
  await learner.getByRole('button', { name: 'Start course' }).click();
  await learner.getByRole('link', { name: /^Read: What goes wrong most/u }).click();
  await learner.getByRole('button', { name: 'Mark as read' }).click();
  await learner.getByRole('link', { name: 'Start assessment' }).click();
  for (const label of right) await learner.getByLabel(label, { exact: true }).check();
  await learner.getByRole('button', { name: 'Submit answers' }).click();
  await learner.getByRole('heading', { name: 'Passed', exact: true }).waitFor();

  const [renewed, ...earlier] = await rowsOf<Certificate>(
    on.server,
    `${certificates} and u.username = $2 and c.group_id = 1 order by c.id desc`,
    [full, before.username],
  );
  expect(renewed?.state).toBe('valid');
  expect((renewed?.expires_on ?? '') > before.expires_on).toBe(true);
  expect(earlier.find(({ id }) => id === before.id)?.state).toBe('superseded');
  await learner.goto(`${on.address}/my-learning-zone`);
  const card = learner.getByRole('listitem').filter({ has: learner.getByRole('heading', { name: full }) });
  const month = new Date(renewed?.expires_on ?? '').toLocaleDateString('en-GB', { month: 'short', year: 'numeric' });
  await card.getByText(new RegExp(`^Certificate expires .* ${month}$`, 'u')).waitFor();
});

test('the refreshers page shows who can renew, and links to the form', async () => {
  const admin = await on.signIn('morgan.ellis', '/site-admin/courses/refreshers');
  await admin.getByRole('cell', { name: 'Data security awareness level 1 12 months' }).waitFor();
  await admin.getByRole('link', { name: `Link a refresher to ${level2}` }).click();
  expect(await admin.getByLabel('Full course').locator('option:checked').textContent()).toBe(level2);
});
