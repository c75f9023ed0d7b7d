import { webAddresses } from '@doselore/contract';
import { publicUrl } from '../../../platform/public-url.ts';
import { listWilling } from '../../notifications/index.ts';
import { notifyTrainer } from '../notify-trainer.ts';
import { findContact } from './reminders.repository.ts';
import { type Reminding, switchOff } from './reminding-step.ts';

type Words = { title: string; body: string; subject: string; paragraphs: readonly string[]; label: string };

/** Reminds the trainer of a course by notification and by email, unless they have switched reminders off. */
export async function remindTrainer({ services, tx, course, at }: Reminding, words: Words): Promise<void> {
  const { title, body, subject, paragraphs, label } = words;
  const [trainer] = await listWilling(tx, await findContact(tx, course.id, 'trainer'), 'courseReminders');
  if (trainer === undefined) return;
  await notifyTrainer(tx, { course, title, body, at });
  await services.mail.queue(tx, {
    to: trainer.email,
    subject,
    greeting: `Hello ${trainer.first_name},`,
    paragraphs: [...paragraphs, switchOff],
    link: { label, url: `${publicUrl(services.config)}${webAddresses.delegates(course.id)}` },
  });
}
