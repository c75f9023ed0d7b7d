import { beforeAll, expect, test } from 'vitest';
import { phone } from '../support/browser.ts';
import { rowsOf } from '../support/database.ts';
import { E2e } from '../support/e2e.ts';

const on = new E2e();

const home = '/trainers';
const course = 'Basic life support and anaphylaxis';
/** Course of Northgate with a session 3 days ago and 5 unmarked delegates. */
const courseId = 6;

/** Moves the session to now. Gives it a venue with a phone number and 9 delegates, 2 of whom were invited today. */
beforeAll(async () => {
  const start = `date_trunc('minute', now() at time zone 'Europe/London') at time zone 'UTC'`;
  const times = `training_start = ${start}, training_end = ${start} + interval '2 hours'`;
  await rowsOf(on.server, `update virtual_group_sessions set ${times} where virtual_group_id = $1`, [courseId]);
  await rowsOf(
    on.server,
    `update virtual_groups set ${times}, place = null, venue_id = (select min(id) from venues) where id = $1`,
    [courseId],
  );
  await rowsOf(
    on.server,
    `update venues set contact_name = 'Hilda Brown', contact_phone = '01772 000 000'
     where id = (select min(id) from venues)`,
  );
  const earlier = `update virtual_group_delegates set invited_at = now() - interval '9 days' where virtual_group_id = $1`;
  await rowsOf(on.server, earlier, [courseId]);
  await rowsOf(
    on.server,
    `insert into virtual_group_delegates (virtual_group_id, user_id, invited_at)
     select v.id, m.user_id, now() - (case when row_number() over (order by m.user_id) > 2 then 9 else 0 end) * interval '1 day'
     from virtual_groups v join group_members m on m.group_id = v.group_id and m.archived_at is null
     where v.id = $1 and not exists (select from virtual_group_delegates d
       where d.virtual_group_id = v.id and d.user_id = m.user_id) order by m.user_id limit 4`,
    [courseId],
  );
});

test('on a phone one tap on Today opens the register with at least 8 delegates in view', async () => {
  const page = await on.signIn('amara.osei');
  await page.setViewportSize(phone);
  await page.goto(`${on.address}${home}`);
  const card = page.getByRole('region', { name: new RegExp(`^[0-9:]{5} ${course}$`, 'u') });
  await card.getByText('New since yesterday').waitFor();
  const call = card.getByRole('link', { name: 'Call venue, Hilda Brown: 01772 000 000' });
  expect(await call.getAttribute('href')).toBe('tel:01772000000');
  await card.getByRole('link', { name: /^Map of .* \(opens in a new tab\)$/u }).waitFor();

  await card.getByRole('link', { name: `Take the register: ${course}` }).click();
  const people = page.getByRole('group', { name: /^Attendance of/u });
  await people.nth(8).waitFor();
  const bar = page.getByText('0 of 9 marked', { exact: true });
  await bar.waitFor();
  const rows = page.getByRole('row').filter({ has: people });
  const seen = async () => {
    const top = (await page.getByRole('banner').boundingBox()) ?? { y: 0, height: 0 };
    const end = (await bar.boundingBox())?.y ?? 0;
    const boxes = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().toJSON()));
    return boxes.filter((box) => box.top >= top.y + top.height && box.bottom <= end).length;
  };
  await expect.poll(seen).toBeGreaterThanOrEqual(8);
  for (const button of await people.first().getByRole('button').all()) {
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  const cut = await rows.evaluateAll((all) =>
    all
      .flatMap((row) => [...row.querySelectorAll('td:first-child *')])
      .filter((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0)
      .map((one) => one.textContent),
  );
  expect(cut).toEqual([]);
  await people.first().getByRole('button', { name: 'Absent', exact: true }).click();
  await page.getByText('1 of 9 marked', { exact: true }).waitFor();

  await page.goBack();
  await card.getByText('1 of 9 marked').waitFor();
  await card.getByRole('link', { name: `Continue the register: ${course}` }).waitFor();
});

test('a trainer opens the form of an assessment from Today', async () => {
  const page = await on.signIn('amara.osei', home);
  const waiting = page.getByRole('region', { name: 'Waiting for you' });
  await waiting
    .getByRole('link', { name: /^Assess: /u })
    .first()
    .click();
  await page
    .getByRole('button', { name: /^Assess /u })
    .first()
    .click();
  await page.getByRole('dialog', { name: /^Assess /u }).waitFor();
});

test('the tabs lead to all courses and to historic courses', async () => {
  const page = await on.signIn('amara.osei', home);
  const tabs = page.getByRole('navigation', { name: 'Pharmacist-led Courses' });
  await tabs.getByRole('link', { name: 'All courses' }).click();
  await page.getByRole('row').filter({ hasText: 'Scheduled' }).first().waitFor();
  await page.getByRole('searchbox', { name: 'Search courses' }).waitFor();
  await tabs.getByRole('link', { name: 'Historic' }).click();
  await page.getByRole('heading', { level: 1, name: 'Historic Pharmacist-led Courses' }).waitFor();
  await tabs.getByRole('link', { name: 'Today' }).click();
  await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor();
});
