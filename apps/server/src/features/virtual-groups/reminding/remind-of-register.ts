import { plural } from '@doselore/contract';
import { whenOf } from '../planning/course-words.ts';
import { remindTrainer } from './remind-trainer.ts';
import type { Reminding } from './reminding-step.ts';

/** Reminds the trainer that the register of a course that is over is not complete. */
export async function remindOfRegister(step: Reminding): Promise<void> {
  const { title, unmarked } = step.session;
  const course = `${title}${whenOf(step.session)}`;
  const open = `The attendance of ${unmarked} ${plural(unmarked, 'delegate', 'delegates')} is open`;
  await remindTrainer(step, {
    title: 'The register is open',
    body: `${course} is over. ${open}.`,
    subject: `The register is open: ${course}`,
    paragraphs: [
      `${course} is over. ${open}.`,
      'Mark the delegates in the register. Until then we remind you every day.',
    ],
    label: 'Open the register',
  });
}
