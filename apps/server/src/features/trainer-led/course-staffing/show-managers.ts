import { mayUnder } from '@doselore/contract';
import type { Leader, Managers } from '@doselore/contract/course-staffing';
import type { Actor, VirtualGroupId } from '../../../platform/access/index.ts';
import type { Services } from '../../../platform/services.ts';
import { type LeaderData, listLeaders } from './reports.repository.ts';

/** Returns who leads a course. A trainer reads only their own reason why they cannot attend. */
export async function showManagers(
  { db }: Pick<Services, 'db'>,
  actor: Actor,
  virtualGroupId: VirtualGroupId,
): Promise<Managers> {
  const showsReasons = mayUnder(actor.level, 'virtualGroups.schedule');
  const present = (row: LeaderData): Leader => ({
    id: row.id,
    name: row.name,
    cannot_attend: row.reported_at && {
      reported_at: row.reported_at.toISOString(),
      reason: showsReasons || row.id === actor.id ? row.reason : null,
    },
  });
  const rows = await listLeaders(db, virtualGroupId);
  const lead = rows.find(({ is_lead }) => is_lead);
  return {
    lead: lead === undefined ? null : present(lead),
    co_trainers: rows.filter(({ is_lead }) => !is_lead).map(present),
  };
}
