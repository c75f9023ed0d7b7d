import { messages } from '@doselore/contract';
import { expect, test } from 'vitest';
import { rowsOf } from '../support/database.ts';
import { DayJourney } from './day-journey.ts';

const on = new DayJourney();
const walkIn = 'una.walker@example.org';

test('a trainer reads the course of today after a reload without a connection, and what they mark is stored once', async () => {
  const course = await on.courseToday();
  const page = await on.onPhone('amara.osei', `/trainers/${course.id}/members`);
  const heading = page.getByRole('heading', { level: 1, name: course.title });
  await heading.waitFor();
  await on.untilStored(page, `/virtual-groups/${course.id}`);
  const names = await page.getByRole('group', { name: /^Attendance of/u }).allTextContents();
  on.cut();
  await page.reload();
  await heading.waitFor();
  await page.getByRole('complementary', { name: 'No connection' }).waitFor();
  const marks = page.getByRole('group', { name: /^Attendance of/u });
  expect(await marks.allTextContents()).toEqual(names);
  await marks.first().getByRole('button', { name: 'Excused' }).click();
  await on.addWalkIn(page, walkIn);
  await page.reload();
  await page.getByText('1 waiting to be sent').first().waitFor();
  await page.getByRole('region', { name: 'Waiting to be added' }).getByText(walkIn).waitFor();
  expect(await on.textsIn(page, 'doselore-walk-ins')).not.toContain('Una');
  await page.goto(`${on.address}/trainers/general-availability`);
  await page.getByRole('heading', { level: 1, name: messages.offlineTitle }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/network-connectivity');
  on.reconnect();
  await page.waitForURL('**/trainers/general-availability', { timeout: 30_000 });
  await expect.poll(() => on.countWalkIns(course.id, walkIn), { timeout: 20_000 }).toBe(1);
  await expect.poll(() => on.countMarks(course.id, 'excused'), { timeout: 20_000 }).toBe(1);
  expect(await on.countMarks(course.id, 'attended')).toBe(1);
  expect(await on.textsIn(page, 'doselore-walk-ins')).toBe('[]');
});

async function resultsOf(courseId: number): Promise<number> {
  const [row] = await rowsOf<{ audits: number }>(
    on.server,
    `select count(*)::int as audits from audit_events where action = 'virtualGroups.assess' and subject = $1`,
    [`virtual group ${courseId}`],
  );
  return row?.audits ?? 0;
}

test('a result that is entered after a reload without a connection is stored once', async () => {
  const course = await on.courseToday({ isObserved: true });
  const before = await resultsOf(course.id);
  const page = await on.onPhone('amara.osei', `/trainers/${course.id}/members`);
  await on.untilStored(page, `/virtual-groups/${course.id}/assessments`);
  on.cut();
  await page.goto(`${on.address}/trainers/${course.id}/assessment`);
  await page.getByRole('button', { name: /^Assess /u }).click();
  const dialogue = page.getByRole('dialog', { name: /^Assess /u });
  await dialogue.getByRole('checkbox', { name: 'None of these' }).waitFor();
  const items = dialogue.getByRole('checkbox');
  for (let nth = 0; nth < (await items.count()) - 1; nth += 1) await items.nth(nth).check();
  await dialogue.getByRole('button', { name: 'Save as passed' }).click();
  await page.reload();
  await page.getByText('Passed, waiting to be sent').waitFor();
  on.reconnect();
  await page.getByText('Passed, waiting to be sent').waitFor({ state: 'detached' });
  expect(await resultsOf(course.id)).toBe(before + 1);
});
