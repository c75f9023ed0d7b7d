import { terms, webAddresses } from '@doselore/contract';
import type { Tx } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/services.ts';
import { courseSending, courseValues, notifyLeaders, whenOf } from '../course-notices/index.ts';
import { findOrganiserPage } from '../organised-courses/index.ts';
import type { VirtualGroupData } from '../virtual-groups/index.ts';
import { otherTrainer, sessionLed, sessionNoLongerLed } from './staffing.messages.ts';
import { type AffectedPerson, listAffectedByTrainer } from './told-of-trainer.repository.ts';

type Replaced = { before: VirtualGroupData; after: VirtualGroupData };

/** Notifies the new and the former trainer, and emails both and the organiser, once each. */
export async function notifyOfReplacement(
  services: Services,
  tx: Tx,
  { at, ...replaced }: Replaced & { at: Date },
): Promise<void> {
  const { before, after } = replaced;
  const { one: courseTerm } = terms.virtualGroup;
  const leads = `${after.title}${whenOf(after)} for ${after.group_name}.`;
  const nowLed = `${before.title}${whenOf(before)} has another trainer.`;
  const { trainer_user_id: formerId } = before;
  const { id, trainer_user_id: trainerId } = after;
  await notifyLeaders(tx, { course: after, userIds: [trainerId], title: `You lead a ${courseTerm}`, body: leads, at });
  const title = `You no longer lead a ${courseTerm}`;
  await notifyLeaders(tx, { course: before, userIds: [formerId], title, body: nowLed, at });
  const people = await listAffectedByTrainer(tx, { virtualGroupId: id, trainerIds: [formerId, trainerId] });
  for (const person of people) await emailOfReplacement(services, tx, { ...replaced, person });
}

type Replacement = Replaced & { person: AffectedPerson };

async function emailOfReplacement({ mail }: Services, tx: Tx, { before, after, person }: Replacement): Promise<void> {
  const { user_id: userId } = person;
  const { group_name, trainer } = after;
  if (userId === after.trainer_user_id) {
    const values = { group_name, page: webAddresses.delegates(after.id) };
    await mail.send(tx, sessionLed, [courseSending(after, person, values)]);
  } else if (userId === before.trainer_user_id) {
    await mail.send(tx, sessionNoLongerLed, [courseSending(before, person)]);
  } else {
    const page = await findOrganiserPage(tx, { userId, course: after });
    const values = { first_name: person.first_name, ...courseValues(after), group_name, trainer: trainer ?? '' };
    await mail.send(tx, otherTrainer, [{ to: person.email, values: { ...values, page: page?.address ?? null } }]);
  }
}
