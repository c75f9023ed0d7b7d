import { requestNameChange } from '../../features/people/account/index.ts';
import { hours } from '../../platform/clock/index.ts';
import type { Services } from '../../platform/services.ts';
import { declareSeed } from '../declare-seed.ts';
import { silentMail } from '../site/silent-mail.ts';
import type { SeededPerson } from './seed-people.ts';
import { peopleSeed } from './seed-people.ts';

const wishes = [
  { username: 'nadia.hussain', hoursAgo: 30, name: { first_name: 'Nadia', last_name: 'Hussain-Clarke' } },
  { username: 'elin.vaughan', hoursAgo: 4, name: { first_name: 'Elin Mair', last_name: 'Vaughan' } },
];

/** Requests other names as people do, with the clock set back. */
async function seedNameRequests(services: Services, people: readonly SeededPerson[]): Promise<void> {
  for (const { username, hoursAgo, name } of wishes) {
    const person = people.find((one) => one.username === username);
    if (person === undefined) throw new Error(`No ${username} in the demo world`);
    const at = new Date(services.clock.now().getTime() - hours(hoursAgo));
    await requestNameChange(
      { ...services, mail: silentMail, clock: { now: () => at } },
      { id: person.id, level: 'member' },
      name,
    );
  }
}

export const nameRequestsSeed = declareSeed({
  place: 560,
  needs: { people: peopleSeed },
  run: (services, { people }) => seedNameRequests(services, people),
});
