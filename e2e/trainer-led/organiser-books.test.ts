import { expect, test } from 'vitest';
import { phone } from '../support/browser.ts';
import { rowsOf } from '../support/database.ts';
import { E2e } from '../support/e2e.ts';

const on = new E2e();
const course = 'Basic life support and anaphylaxis';

test('an organiser on a phone chooses a day and a start, the trainer confirms, and the course is there', async () => {
  const organiser = await on.signIn('judith.marlowe', '/my-learning-zone');
  await organiser.setViewportSize(phone);
  await organiser.getByRole('button', { name: 'Menu' }).click();
  await organiser.getByRole('link', { name: 'Bookings', exact: true }).click();
  await organiser
    .getByRole('region', { name: 'Waiting for you' })
    .getByRole('link', { name: course, exact: true })
    .click();
  const day = organiser.getByRole('radio', { name: /starts, 09:00 to 10:30$/u }).nth(1);
  await day.check();
  await organiser.getByRole('radio', { name: '09:30' }).check();
  const booked = organiser.getByRole('region', { name: 'What is booked' });
  const time = (await booked.getByText(/, 09:30 - 13:30$/u).textContent()) ?? '';
  await organiser.getByRole('button', { name: 'Book', exact: true }).click();
  await organiser.getByText(`${time} is held until a trainer confirms it.`).waitFor();

  const trainer = await on.signIn('amara.osei', '/trainers/booking-confirmation-enquiries');
  const card = trainer.getByRole('region', { name: `${course}, ${time.split(', ')[0]}` });
  await card.getByRole('button', { name: /^Confirm: / }).click();
  await trainer.getByText(`${course} confirmed. It is in your schedule.`).waitFor();

  await organiser.goto(`${on.address}/my-learning-zone/organised-courses`);
  await organiser.getByText(new RegExp(`^${time}`, 'u')).waitFor();
  const courses = await rowsOf(
    on.server,
    `select id from virtual_groups where title = $1 and state = 'scheduled'
    and training_start::time = '09:30'`,
    [course],
  );
  expect(courses).toHaveLength(1);
});
