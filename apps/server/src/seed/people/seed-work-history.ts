import type { WorkFact } from '@doselore/contract/work-history';
import { sql } from 'kysely';
import { correctWorkHistory } from '../../features/people/work-history/index.ts';
import { type GroupId, type UserId, withoutScope } from '../../platform/access/index.ts';
import { inTransaction } from '../../platform/db/index.ts';
import type { Services } from '../../platform/services.ts';
import { backfillWorkHistory, recordWorkHistory } from '../../platform/work-history/index.ts';
import { declareSeed } from '../declare-seed.ts';
import { adminSeed } from './seed-people.ts';

type Correction = {
  username: string;
  group: string;
  what: WorkFact;
  daysAgo: number;
  reason: string;
  job_role?: 'Locum pharmacist';
};

/** Two people began before their account was made. One of them has another role in their second organisation. */
const corrections: readonly Correction[] = [
  {
    username: 'sam.whitlock',
    group: 'Northgate Pharmacy Group',
    what: 'member',
    daysAgo: 600,
    reason: 'Day in the contract',
  },
  {
    username: 'farid.nasser',
    group: 'Calder Valley Pharmacies',
    what: 'member',
    daysAgo: 90,
    reason: 'First locum day',
  },
  {
    username: 'farid.nasser',
    group: 'Calder Valley Pharmacies',
    what: 'role',
    daysAgo: 90,
    reason: 'Works here as a locum',
    job_role: 'Locum pharmacist',
  },
];

/** Gives every membership of the demo world its days, and corrects some. */
async function seedWorkHistory(services: Services, adminId: UserId): Promise<void> {
  const { db, clock } = services;
  await backfillWorkHistory(db, { knownAt: clock.now() });
  const { rows } = await sql<{ id: number }>`select id from groups order by id`.execute(db);
  const whose = { groupIds: rows.map(({ id }) => id) };
  await inTransaction(db, (tx) => recordWorkHistory(clock, tx, { actor: { id: adminId }, whose }));
  for (const correction of corrections) await correct(services, adminId, correction);
}

async function correct(services: Services, adminId: UserId, target: Correction): Promise<void> {
  const { rows } = await sql<{ id: number; group_id: number; user_id: number }>`
    select s.id, s.group_id, s.user_id from standing_spans s join users u on u.id = s.user_id
    join groups g on g.id = s.group_id where u.username = ${target.username} and g.name = ${target.group}
      and s.what = ${target.what} and s.until_on is null and s.retracted_at is null`.execute(services.db);
  const [span] = rows;
  if (span === undefined) throw new Error(`The demo world needs ${target.username} in ${target.group}`);
  const from = new Date(services.clock.now().getTime() - target.daysAgo * 86_400_000).toISOString().slice(0, 10);
  const userId: UserId = withoutScope(span.user_id, 'demo data');
  const groupId: GroupId = withoutScope(span.group_id, 'demo data');
  const { what, reason, job_role } = target;
  await correctWorkHistory(
    services,
    { id: adminId, level: 'superAdmin' },
    {
      member: { groupId, userId },
      correction: { what, seen: span.id, from_on: from, reason, ...(job_role && { job_role }) },
    },
  );
}

export const workHistorySeed = declareSeed({
  place: 470,
  needs: { admin: adminSeed },
  run: (services, { admin }) => seedWorkHistory(services, admin.id),
});
