import { terms, webAddresses } from '@doselore/contract';
import type { UserId } from '../../../platform/access/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { publicUrl } from '../../../platform/public-url.ts';
import type { Services } from '../../../platform/services.ts';
import { notifyLeaders } from '../notify-trainer.ts';
import { findOrganiserPage } from '../organiser-page.ts';
import { placeOf, whenOf } from '../planning/course-words.ts';
import type { VirtualGroupData } from '../virtual-groups.repository.ts';
import { listToldOfTrainer } from './told-of-trainer.repository.ts';

type Replaced = { before: VirtualGroupData; after: VirtualGroupData; at: Date };

/** Notifies the new and the former trainer, and emails both and the organiser, once each. */
export async function notifyOfReplacement(services: Services, tx: Tx, { before, after, at }: Replaced): Promise<void> {
  const { one: courseTerm } = terms.virtualGroup;
  const leads = `${after.title}${whenOf(after)} for ${after.group_name}.`;
  const nowLed = `${before.title}${whenOf(before)} has another trainer.`;
  const { trainer_user_id: formerId } = before;
  const { id, trainer_user_id: trainerId } = after;
  await notifyLeaders(tx, { course: after, userIds: [trainerId], title: `You lead a ${courseTerm}`, body: leads, at });
  const title = `You no longer lead a ${courseTerm}`;
  await notifyLeaders(tx, { course: before, userIds: [formerId], title, body: nowLed, at });
  const people = await listToldOfTrainer(tx, { virtualGroupId: id, trainerIds: [formerId, trainerId] });
  const linkTo = (address: string) => ({
    link: { label: 'Open the course', url: `${publicUrl(services.config)}${address}` },
  });
  const wordsFor = async (userId: UserId) => {
    if (userId === trainerId)
      return {
        subject: `You lead: ${after.title}${whenOf(after)}`,
        paragraphs: [`You lead ${leads}`, ...placeOf(after)],
        ...linkTo(webAddresses.delegates(id)),
      };
    if (userId === formerId)
      return {
        subject: `You no longer lead: ${before.title}${whenOf(before)}`,
        paragraphs: [nowLed, 'You do not need to attend.'],
      };
    const page = await findOrganiserPage(tx, { userId, course: after });
    return {
      subject: `Another trainer: ${after.title}${whenOf(after)}`,
      paragraphs: [`${after.trainer} now leads ${leads}`, 'You are the organiser of this course.'],
      ...(page && linkTo(page.address)),
    };
  };
  const mails = people.map(async ({ user_id, email, first_name }) => ({
    to: email,
    greeting: `Hello ${first_name},`,
    ...(await wordsFor(user_id)),
  }));
  await services.mail.queueAll(tx, await Promise.all(mails));
}
