import { reviseCertificates } from '../../features/certificates/certificates/index.ts';
import { inTransaction } from '../../platform/db/index.ts';
import type { Services } from '../../platform/services.ts';
import { declareSeed } from '../declare-seed.ts';
import { historiesSeed } from '../learning/seed-histories.ts';
import type { SeededPerson } from './seed-people.ts';
import { peopleSeed } from './seed-people.ts';

/** Issues a certificate again under a new name: Elin Vaughan was Elin Prosser when she earned it. */
async function seedNewName({ db, clock }: Services, people: readonly SeededPerson[]): Promise<void> {
  const renamed = people.find(({ username }) => username === 'elin.vaughan');
  if (renamed === undefined) throw new Error('The demo world needs someone with a new name');
  await inTransaction(db, async (tx) => {
    await tx
      .updateTable('certificates')
      .set({ holder_last_name: 'Prosser' })
      .where('user_id', '=', renamed.id)
      .execute();
    await reviseCertificates(tx, clock, { userId: renamed.id, actor: undefined });
  });
}

export const newNameSeed = declareSeed({
  place: 90,
  needs: { people: peopleSeed, histories: historiesSeed },
  run: (services, { people }) => seedNewName(services, people),
});
