import type { Database } from '../../platform/db/index.ts';
import { declareSeed } from '../declare-seed.ts';
import type { SeededPerson } from '../people/seed-people.ts';
import { peopleSeed } from '../people/seed-people.ts';

const records = [
  {
    kind: 'unplanned',
    title: 'A look-alike that nearly went out',
    learning:
      'While checking a bag I saw that two strengths of the same tablet had been put side by side. I read up on look-alike boxes and how we can store them apart.',
    relevance: 'People who use our pharmacy rely on us to give them the strength that was prescribed.',
    benefit:
      'We moved the two strengths to different shelves. In the month since then nobody has picked the wrong one.',
    daysAgo: 34,
  },
  {
    kind: 'planned',
    title: 'Talking about weight without blame',
    learning: 'I want to learn how to start a conversation about weight that does not put people off.',
    relevance: 'Many people ask us about weight loss, and some do not come back.',
    method: '',
    benefit: '',
    daysAgo: 6,
  },
] as const;

/** Seeds a diary for the demo learner: one complete record, and one that is begun. */
async function seedCpd(db: Database, world: { people: SeededPerson[]; now: Date }): Promise<void> {
  const learner = world.people.find((person) => person.username === 'sam.whitlock');
  if (learner === undefined) return;
  for (const { daysAgo, ...record } of records) {
    const at = new Date(world.now.getTime() - daysAgo * 86_400_000);
    await db
      .insertInto('cpd_records')
      .values({
        ...record,
        user_id: learner.id,
        learnt_on: at.toISOString().slice(0, 10),
        created_at: at,
        updated_at: at,
      })
      .execute();
  }
}

export const cpdSeed = declareSeed({
  place: 100,
  needs: { people: peopleSeed },
  run: (services, { people }) => seedCpd(services.db, { people, now: services.clock.now() }),
});
