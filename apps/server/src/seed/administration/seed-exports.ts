import { startSessionPdfs } from '@doselore/contract/exports';
import { exportWorker, startCertificates } from '../../features/administration/exports/index.ts';
import { type GroupId, withoutScope } from '../../platform/access/index.ts';
import { days } from '../../platform/clock/index.ts';
import type { Services } from '../../platform/services.ts';
import { declareSeed } from '../declare-seed.ts';
import { historiesSeed } from '../learning/seed-histories.ts';
import type { SeededPerson } from '../people/seed-people.ts';
import { peopleSeed } from '../people/seed-people.ts';

const [, level = startSessionPdfs.levels[0]] = startSessionPdfs.levels;
const daysAgo = 3;
const count = 6;

/** Seeds an export of certificates that an organisation admin requested some days ago. */
async function seedExports(services: Services, people: readonly SeededPerson[]): Promise<void> {
  const admin = people.find(({ username }) => username === 'priya.raman');
  if (admin === undefined) throw new Error('No priya.raman in the demo world');
  const groupId: GroupId = withoutScope(admin.groupId, 'demo data');
  const certificates = await services.db
    .selectFrom('certificates')
    .innerJoin('users', 'users.id', 'certificates.user_id')
    .select('certificates.id')
    .where('certificates.group_id', '=', groupId)
    .where('certificates.state', '=', 'valid')
    .where('users.erased_at', 'is', null)
    .orderBy('certificates.id')
    .limit(count)
    .execute();
  const at = new Date(services.clock.now().getTime() - days(daysAgo));
  const then = { ...services, clock: { now: () => at } };
  const scope = { grants: [{ kind: 'groups', ids: [groupId] }] } as const;
  const ids = certificates.map(({ id }) => id);
  await startCertificates(
    then,
    { id: admin.id, level },
    { scope, place: { groupId }, body: { ids, idempotencyKey: 'seed-export' } },
  );
  await exportWorker(then).work();
}

export const exportsSeed = declareSeed({
  place: 580,
  needs: { people: peopleSeed, histories: historiesSeed },
  run: (services, { people }) => seedExports(services, people),
});
