import { plural } from '@doselore/contract';
import { whenOf } from '../planning/course-words.ts';
import { remindTrainer } from './remind-trainer.ts';
import type { Reminding } from './reminding-step.ts';

/** Reminds the trainer that the register of a course that is over is not complete. */
export async function remindOfRegister(step: Reminding): Promise<void> {
  const { title, unmarked } = step.course;
  const what = `${title}${whenOf(step.course)}`;
  const open = `The attendance of ${unmarked} ${plural(unmarked, 'delegate', 'delegates')} is open`;
  await remindTrainer(step, {
    title: 'The register is open',
    body: `${what} is over. ${open}.`,
    subject: `The register is open: ${what}`,
    paragraphs: [
      `${what} is over. ${open}.`,
      'Mark the delegates in the register. Until then we remind you every day.',
    ],
    label: 'Open the register',
  });
}
