import { expect, test } from 'vitest';
import { rowsOf } from '../support/database.ts';
import { E2e } from '../support/e2e.ts';

const on = new E2e();

test('a site admin makes a trainer with a course and hours, and the trainer changes them', async () => {
  const site = await on.signIn('morgan.ellis', '/site-admin/trainers');
  await site.getByRole('link', { name: 'New trainer' }).click();
  await site.getByLabel('Find the person').fill('sam whitlock');
  await site.getByRole('button', { name: 'Choose Sam Whitlock, sam.whitlock@example.org' }).click();
  await site.getByLabel('Home postcode').fill('la1 4xx');
  await site.getByRole('button', { name: 'Create trainer' }).click();
  await site.getByLabel('Level: Basic life support and anaphylaxis').selectOption('2');
  await site.getByRole('button', { name: 'Save courses' }).click();
  await site.getByText('Courses saved').waitFor();
  await site.getByRole('link', { name: 'Availability', exact: true }).click();
  await site.getByRole('button', { name: 'Use Mon - Fri 09:00 - 17:00' }).click();
  await site.getByRole('button', { name: 'Save availability' }).click();
  await site.getByText('Availability saved').waitFor();
  await site.getByRole('button', { name: 'Activate', exact: true }).click();
  await site.getByText('Sam Whitlock activated').waitFor();
  await site.getByRole('link', { name: 'Trainers', exact: true }).first().click();
  await site.getByRole('row').filter({ hasText: 'Sam Whitlock' }).getByText('Active').waitFor();

  const trainer = await on.signIn('sam.whitlock', '/trainers/schedule');
  // Next week, because the days of this week may be over.
  await trainer.getByRole('link', { name: 'Later' }).click();
  await trainer.getByText('Free 09:00 - 17:00').first().waitFor();
  await trainer.getByRole('link', { name: 'Availability', exact: true }).click();
  await trainer.getByLabel('End of hours 1').fill('12');
  await trainer.getByRole('button', { name: 'Add an exception' }).click();
  await trainer.getByRole('textbox', { name: 'First day of exception 1' }).fill('24-12-2099');
  await trainer.getByRole('button', { name: 'Save availability' }).click();
  await trainer.getByText('Availability saved').waitFor();
  const rows = await rowsOf<{ hours: number; exceptions: number }>(
    on.server,
    `select (select count(*)::int from availability_rules r where r.trainer_user_id = u.id and r.to_time = '12:00') as hours,
      (select count(*)::int from availability_overrides o where o.trainer_user_id = u.id) as exceptions
     from users u where u.username = $1`,
    ['sam.whitlock'],
  );
  expect(rows).toEqual([{ hours: 1, exceptions: 1 }]);
});
