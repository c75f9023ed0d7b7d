import { randomUUID } from 'node:crypto';
import { sendMessage } from '../../features/trainer-led/course-messages/index.ts';
import { withoutScope } from '../../platform/access/index.ts';
import type { Services } from '../../platform/services.ts';
import { declareSeed } from '../declare-seed.ts';
import type { SeededPerson } from '../people/seed-people.ts';
import { peopleSeed } from '../people/seed-people.ts';
import { silentMail } from '../site/silent-mail.ts';
import { virtualGroupsSeed } from './seed-virtual-groups.ts';

const title = 'Injection technique in pairs';
const body = `Please bring your own tunic.

The car park behind the surgery is closed that day. The one at the station is 5 minutes away.`;

/** Seeds a message of the trainer to the delegates of a course. */
async function seedCourseMessages(services: Services, people: readonly SeededPerson[]): Promise<void> {
  const trainer = people.find((person) => person.role === 'trainer');
  const course = await services.db
    .selectFrom('virtual_groups')
    .select('id')
    .where('title', '=', title)
    .executeTakeFirstOrThrow();
  if (trainer === undefined) throw new Error('The demo world needs a trainer');
  await sendMessage(
    { ...services, mail: silentMail },
    { id: trainer.id, level: 'virtualGroupAdmin' },
    {
      scope: { grants: [{ kind: 'any' }] },
      virtualGroupId: withoutScope<'virtual group'>(course.id, 'demo data'),
      body,
      idempotencyKey: randomUUID(),
    },
  );
}

export const courseMessagesSeed = declareSeed({
  place: 440,
  needs: { people: peopleSeed, virtualGroups: virtualGroupsSeed },
  run: (services, { people }) => seedCourseMessages(services, people),
});
