import { askPharmacist } from '../../features/learning/questions/index.ts';
import { hours } from '../../platform/clock/index.ts';
import type { Services } from '../../platform/services.ts';
import { declareSeed } from '../declare-seed.ts';
import type { SeededPerson } from '../people/seed-people.ts';
import { peopleSeed } from '../people/seed-people.ts';
import { silentMail } from '../site/silent-mail.ts';

const questions = [
  {
    username: 'nadia.hussain',
    hoursAgo: 74,
    question: 'The sepsis course says to act on new confusion. Is that a red flag in children as well?',
  },
  {
    username: 'sam.whitlock',
    hoursAgo: 5,
    question: 'Our fridge read 9.1 degrees for about ten minutes after a delivery. Do we quarantine the vaccines?',
  },
];

/** Asks questions as a learner does, with the clock set back. */
async function seedQuestions(services: Services, people: readonly SeededPerson[]): Promise<void> {
  for (const { username, hoursAgo, question } of questions) {
    const person = people.find((one) => one.username === username);
    if (person === undefined) throw new Error(`No ${username} in the demo world`);
    const at = new Date(services.clock.now().getTime() - hours(hoursAgo));
    const then = { ...services, mail: silentMail, clock: { now: () => at } };
    await askPharmacist(then, { id: person.id, level: 'member' }, { name: `${person.first} ${person.last}`, question });
  }
}

export const questionsSeed = declareSeed({
  place: 220,
  needs: { people: peopleSeed },
  run: (services, { people }) => seedQuestions(services, people),
});
