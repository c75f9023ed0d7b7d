import { rememberInvitations } from '../../features/trainer-led/virtual-groups/index.ts';
import { inTransaction } from '../../platform/db/index.ts';
import type { Services } from '../../platform/services.ts';

/** Seeds what calendars have: the dates of all courses to come, as their delegates and trainers were told. */
export async function seedCalendarInvitations(services: Services): Promise<void> {
  const courses = await services.db
    .selectFrom('virtual_groups')
    .select('id')
    .where('state', '=', 'scheduled')
    .orderBy('id')
    .execute();
  await inTransaction(services.db, async (tx) => {
    for (const { id } of courses) await rememberInvitations(services, tx, id);
  });
}
