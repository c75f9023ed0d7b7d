import { terms, webAddresses } from '@doselore/contract';
import type { Tx } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/services.ts';
import { courseSending, notifyLeaders, whenOf } from '../course-notices/index.ts';
import type { VirtualGroupData } from '../virtual-groups/index.ts';
import { sessionLed, sessionNoLongerLed } from './staffing.messages.ts';
import { type AffectedTrainer, listTrainersInUse } from './trainers-in-use.repository.ts';

type Replaced = { before: VirtualGroupData; after: VirtualGroupData };

/** Notifies and emails the new and the former trainer, once each. */
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
  const { trainer_user_id: trainerId } = after;
  await notifyLeaders(tx, { course: after, userIds: [trainerId], title: `You lead a ${courseTerm}`, body: leads, at });
  const title = `You no longer lead a ${courseTerm}`;
  await notifyLeaders(tx, { course: before, userIds: [formerId], title, body: nowLed, at });
  const people = await listTrainersInUse(tx, [formerId, trainerId]);
  for (const person of people) await emailOfReplacement(services, tx, { ...replaced, person });
}

type Replacement = Replaced & { person: AffectedTrainer };

async function emailOfReplacement({ mail }: Services, tx: Tx, { before, after, person }: Replacement): Promise<void> {
  if (person.user_id === after.trainer_user_id) {
    const values = { group_name: after.group_name, page: webAddresses.delegates(after.id) };
    await mail.send(tx, sessionLed, [courseSending(after, person, values)]);
  } else {
    await mail.send(tx, sessionNoLongerLed, [courseSending(before, person)]);
  }
}
