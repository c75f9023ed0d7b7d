import { rememberInvitations } from '../../features/trainer-led/course-calendars/index.ts';
import { inTransaction } from '../../platform/db/index.ts';
import type { Services } from '../../platform/services.ts';
import { declareSeed } from '../declare-seed.ts';
import { virtualGroupsSeed } from './seed-virtual-groups.ts';

/** Seeds what calendars have: the dates of all upcoming courses, as their delegates and trainers know them. */
async function seedCalendarInvitations(services: Services): Promise<void> {
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

export const calendarInvitationsSeed = declareSeed({
  place: 610,
  needs: { virtualGroups: virtualGroupsSeed },
  run: (services) => seedCalendarInvitations(services),
});
