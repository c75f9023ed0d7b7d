import { plural } from '@doselore/contract';
import { whenOf } from '../course-notices/index.ts';
import { remindTrainer } from './remind-trainer.ts';
import { registerOpen } from './reminding.messages.ts';
import type { Reminding } from './reminding-step.ts';

/** Reminds the trainer that the register of a course that is over is not complete. */
export async function remindOfRegister(step: Reminding): Promise<void> {
  const { services, tx, course } = step;
  const { title, unmarked } = course;
  const open = `The attendance of ${unmarked} ${plural(unmarked, 'delegate', 'delegates')} is open`;
  const notice = { title: 'The register is open', body: `${title}${whenOf(course)} is over. ${open}.` };
  await services.mail.send(tx, registerOpen, await remindTrainer(step, notice, { unmarked }));
}
