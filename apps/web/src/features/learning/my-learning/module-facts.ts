import type { CourseModule } from '@doselore/contract/my-learning';
import type { Hue } from '../../../theme/tokens.ts';

const tags: Record<string, { text: string; hue: Hue }> = {
  'not attempted': { text: 'Not started', hue: 'porcelain' },
  incomplete: { text: 'In progress', hue: 'gentian' },
  browsed: { text: 'Viewed', hue: 'gentian' },
  failed: { text: 'Not passed', hue: 'amber' },
  completed: { text: 'Completed', hue: 'leaf' },
  passed: { text: 'Passed', hue: 'leaf' },
};

export function moduleTag(module: CourseModule): { text: string; hue: Hue } {
  return tags[module.lesson_status] ?? { text: 'In progress', hue: 'gentian' };
}

export function isDone(module: CourseModule): boolean {
  return module.lesson_status === 'passed' || module.lesson_status === 'completed';
}

/** Returns the label of the button of a module. `isOver`: the course has failed and has no attempt left. */
export function moduleAction(module: CourseModule, { isOver }: { isOver: boolean }): string {
  if (module.lesson_status === 'not attempted') return 'Start';
  const isLeft = module.max_attempts === null || module.attempts < module.max_attempts;
  if (module.lesson_status === 'failed') return isLeft && !isOver ? 'See results and try again' : 'See results';
  return 'Resume';
}
