import { issueToMany } from '../../features/licences/licence-issue/index.ts';
import { purchaseLicences } from '../../features/licences/licence-orders/index.ts';
import { closeCourse } from '../../features/trainer-led/course-ending/index.ts';
import type { UserId } from '../../platform/access/index.ts';
import type { Services } from '../../platform/services.ts';
import { declareSeed } from '../declare-seed.ts';
import { historiesSeed } from '../learning/seed-histories.ts';
import { adminSeed } from '../people/seed-people.ts';
import type { SeededSession } from '../trainer-led/seed-virtual-groups.ts';
import { virtualGroupsSeed } from '../trainer-led/seed-virtual-groups.ts';

const scope = { grants: [{ kind: 'any' }] } as const;

/**
 * Seeds licences of Pharmacist-led Courses. One course waits for its register, one for two more licences, and one is
 * closed with a report.
 */
async function seedSessionLicences(
  services: Services,
  { sessions, adminId }: { sessions: readonly SeededSession[]; adminId: UserId },
): Promise<void> {
  const actor = { id: adminId, level: 'superAdmin' } as const;
  for (const { id: virtualGroupId, groupId, productId, userIds, licences, isClosed } of sessions) {
    if (licences === undefined) continue;
    const key = { groupId, productType: 'abstract_course' as const, productId, certificateMonths: 12 };
    const once = (what: string) => ({ idempotencyKey: `seed-session-${what}-${virtualGroupId}` });
    const order = { transactionRef: '', poReference: `PO-S${virtualGroupId}`, directServiceOrder: 0, virtualGroupId };
    await purchaseLicences(services, actor, { ...key, ...order, quantity: licences.bought, ...once('order') });
    const place = { groupId, virtualGroupId, source: 'VGPOOL' } as const;
    const people = { userIds: userIds.slice(0, licences.issued), mode: 'all' as const };
    await issueToMany(services, actor, { key, place, ...people, ...once('issue') });
    if (isClosed)
      await closeCourse(services, actor, {
        scope,
        virtualGroupId,
        waivers: [],
        force: 0,
        reason: '',
        ...once('close'),
      });
  }
}

export const sessionLicencesSeed = declareSeed({
  place: 300,
  needs: { admin: adminSeed, sessions: virtualGroupsSeed, histories: historiesSeed },
  run: (services, { admin, sessions }) => seedSessionLicences(services, { sessions, adminId: admin.id }),
});
