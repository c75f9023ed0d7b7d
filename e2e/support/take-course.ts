import type { Page } from 'playwright-core';
import { courseOf } from './browser.ts';

type Question = { prompt: string; options: readonly { label: string; correct?: true }[] };

/** Reads one of the project's own courses from the current page to its quiz. */
export async function readToQuiz(page: Page): Promise<void> {
  const course = courseOf(page);
  for (let turned = 0; turned < 20; turned += 1) {
    if (await course.getByRole('button', { name: 'Check answer' }).isVisible()) return;
    await course.getByRole('button', { name: 'Next' }).click();
    await course.getByRole('heading', { level: 1 }).waitFor();
  }
  throw new Error('The course has no quiz within twenty pages');
}

/** Answers the remaining questions correctly and finishes the course. */
export async function passQuiz(page: Page, questions: readonly Question[]): Promise<void> {
  const course = courseOf(page);
  for (const question of questions) {
    await course.getByRole('group', { name: question.prompt }).waitFor();
    for (const option of question.options.filter((one) => one.correct))
      await course.getByLabel(option.label, { exact: true }).check();
    await course.getByRole('button', { name: 'Check answer' }).click();
    await course.getByRole('button', { name: 'Next' }).click();
  }
  await course.getByRole('heading', { name: 'You have passed' }).waitFor();
  await course.getByRole('button', { name: 'Finish' }).click();
  await course.getByRole('heading', { name: /You have finished/u }).waitFor();
}
