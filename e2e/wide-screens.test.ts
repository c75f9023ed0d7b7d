import { expect, test } from 'vitest';
import { rowsOf } from './support/database.ts';
import { E2e } from './support/e2e.ts';

const on = new E2e();

test('launch, results and modules use a wide screen, and write nothing to the console', async () => {
  const [passed] = await rowsOf<{ id: number; course_id: number }>(
    on.server,
    `select a.id, cu.course_id from sco_users a join course_users cu on cu.id = a.course_user_id
     join users u on u.id = a.user_id where u.username = 'elin.vaughan' and a.best_status = 'passed' limit 1`,
  );
  const page = await on.signIn('elin.vaughan');
  const said: string[] = [];
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(error.message));
  const course = `online/${passed?.course_id}`;
  for (const address of [`course-launch/${course}`, `modules/${course}`, `results/${passed?.id}/results`]) {
    await page.goto(`${on.address}/my-learning-zone/${address}`);
    await page.getByRole('link', { name: /^Look again/u }).waitFor();
    const width = () =>
      page.locator('main .card').evaluateAll((cards) => {
        const boxes = cards.map((card) => card.getBoundingClientRect());
        return Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left));
      });
    await expect.poll(width, { message: address }).toBeGreaterThan(1_000);
  }
  expect(said).toEqual([]);
});
