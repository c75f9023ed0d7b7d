import { makeBadge } from '../../features/certificates/badges/index.ts';
import { type CertificateId, type UserId, withoutScope } from '../../platform/access/index.ts';
import { today } from '../../platform/clock/index.ts';
import type { Services } from '../../platform/services.ts';
import { declareSeed } from '../declare-seed.ts';
import { historiesSeed } from '../learning/seed-histories.ts';

const count = 12;

/** Seeds badges of some certificates that are valid today, and the key that signs them. */
async function seedBadges(services: Services): Promise<void> {
  const holders = await services.db
    .selectFrom('certificates')
    .innerJoin('users', 'users.id', 'certificates.user_id')
    .select(['certificates.id', 'certificates.user_id'])
    .where('certificates.state', '=', 'valid')
    .where('users.erased_at', 'is', null)
    .where((where) => where.or([where('expires_on', 'is', null), where('expires_on', '>=', today(services.clock))]))
    .orderBy('certificates.id')
    .limit(count)
    .execute();
  for (const { id, user_id } of holders) {
    const userId: UserId = withoutScope(user_id, 'demo data');
    const certificateId: CertificateId = withoutScope(id, 'demo data');
    const scope = { grants: [{ kind: 'self', userId }] } as const;
    await makeBadge(services, { id: userId, level: 'member' }, { scope, certificateId });
  }
}

export const badgesSeed = declareSeed({
  place: 550,
  needs: { histories: historiesSeed },
  run: (services) => seedBadges(services),
});
