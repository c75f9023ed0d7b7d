import { expect, test } from 'vitest';
import { rowsOf } from '../support/database.ts';
import { E2e } from '../support/e2e.ts';

const on = new E2e();

const course = 'Basic life support and anaphylaxis';
/** A session of Northgate 3 days ago: 5 unmarked delegates, 2 of them with a licence, and 4 seats in its pool. */
const sessionId = 6;

async function seats() {
  const rows = await rowsOf<{ kind: string; seats: number }>(
    on.server,
    `select a.kind, sum(a.available)::int as seats from licence_accounts a join virtual_groups v on v.id = $1
      and a.group_id = v.group_id and a.product_id = v.abstract_course_id and a.product_type = 'abstract_course'
     where a.kind in ('POT', 'HELD', 'USED') or a.place_id = v.id group by 1`,
    [sessionId],
  );
  const seatsOf = (kind: string) => rows.find((row) => row.kind === kind)?.seats ?? 0;
  return { POT: seatsOf('POT'), HELD: seatsOf('HELD'), USED: seatsOf('USED'), VGPOOL: seatsOf('VGPOOL') };
}

test('lets a trainer take the register and issue; closing returns unused seats to the general pot', async () => {
  const before = await seats();
  const trainer = await on.signIn('amara.osei', '/trainers/pharmacist-led-training');
  const waiting = trainer.getByRole('region', { name: 'Waiting for you' });
  await waiting.getByRole('link', { name: `Take the register: ${course}` }).click();
  await trainer.getByRole('heading', { name: course, level: 1 }).waitFor();
  const marks = trainer.getByRole('group', { name: /^Attendance of/u });
  const withLicence = trainer.getByRole('row').filter({ hasText: 'Not started' });
  expect([await marks.count(), await withLicence.count()]).toEqual([5, 2]);
  await withLicence.first().getByRole('button', { name: 'Absent' }).click();
  await trainer.getByRole('button', { name: 'Mark the other 4 as attended' }).click();
  const question = trainer.getByRole('dialog', { name: 'Use 1 licence?' });
  await question.getByRole('button', { name: 'Mark as attended' }).click();
  await trainer.getByText('5 of 5 marked', { exact: true }).waitFor();
  await trainer.getByRole('row').filter({ hasText: 'In progress' }).waitFor();
  expect(await seats()).toEqual({ ...before, HELD: before.HELD - 1, USED: before.USED + 1 });

  await trainer.getByRole('link', { name: 'Issue licences' }).click();
  await trainer.getByRole('heading', { name: 'From the pool of this course: 3' }).waitFor();
  await trainer.getByRole('button', { name: 'Check 3 licences' }).click();
  await trainer.getByLabel('I have reviewed this and it is correct').check();
  await trainer.getByRole('button', { name: 'Issue licences' }).click();
  await trainer.getByText('3 licences issued').waitFor();
  await trainer.getByRole('heading', { name: 'Register', level: 2 }).waitFor();
  expect(await trainer.getByRole('row').filter({ hasText: 'In progress' }).count()).toBe(4);
  expect(await seats()).toEqual({ POT: before.POT, HELD: before.HELD - 1, USED: before.USED + 4, VGPOOL: 1 });

  const site = await on.signIn('morgan.ellis', `/site-admin/groups/1/virtual-groups/${sessionId}/members`);
  await site.getByRole('link', { name: 'Close course' }).click();
  await site.getByRole('heading', { name: 'Nothing is missing' }).waitFor();
  await site.getByRole('button', { name: 'Check before closing' }).click();
  const returned = site.locator('dl > div').filter({ hasText: /^Licences returned to the general pot/u });
  expect(await returned.innerText()).toMatch(/\n2$/u);
  await site.getByLabel('I have reviewed this and it is correct').check();
  await site.getByRole('button', { name: 'Close course' }).click();
  await site.getByText(`${course} is closed`).waitFor();
  await site.getByRole('heading', { name: 'Closing summary' }).waitFor();
  await site.getByRole('link', { name: /^Delegates/u }).click();
  await site.getByText('The register can no longer be changed.').waitFor();
  expect(await seats()).toEqual({
    POT: before.POT + 2,
    HELD: before.HELD - 2,
    USED: before.USED + 4,
    VGPOOL: 0,
  });

  await site.goto(`${on.address}/site-admin/groups/1/licences?q=basic+life`);
  await site.getByRole('row').filter({ hasText: course }).getByText('2 of').waitFor();
  const [taught] = await rowsOf<{ id: number }>(
    on.server,
    'select abstract_course_id as id from virtual_groups where id = $1',
    [sessionId],
  );
  await site.goto(`${on.address}/site-admin/groups/1/licence-movements?course=${taught?.id}&months=12&account=POT`);
  await site.getByRole('row').filter({ hasText: 'Moved back to the general pot' }).getByText('+1').waitFor();
  await site.getByRole('row').filter({ hasText: 'Taken back' }).getByText('+1').waitFor();

  await trainer.reload();
  await trainer.getByText('The register can no longer be changed.').waitFor();
  expect(await trainer.getByRole('group', { name: /^Attendance of/u }).count()).toBe(0);
  await site.goto(`${on.address}/site-admin/groups/1/historic-virtual-groups`);
  await site.getByRole('row').filter({ hasText: 'Closed' }).getByRole('link', { name: course }).waitFor();
});
