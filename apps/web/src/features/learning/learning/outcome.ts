import type { Answer } from '@doselore/contract';
import { type getScoUserResults, usedUpText } from '@doselore/contract/learning';
import { type Icon, IconCircleCheck, IconCircleX, IconProgress } from '@tabler/icons-react';
import type { Hue } from '../../../theme/tokens.ts';

export type Results = Answer<typeof getScoUserResults>;
type Outcome = { kind: 'done' | 'failed' | 'open'; word: string; heading: string; next: string; hue: Hue; icon: Icon };

const passed = { kind: 'done', hue: 'leaf', icon: IconCircleCheck } as const;

/** Returns how an outcome is shown: its word, and a colour and icon that repeat it. */
export function outcomeOf({
  lesson_status: status,
  course_completed: isCompleted,
  has_progress: hasProgress = true,
  may_try_again: mayTryAgain = true,
}: Pick<Results, 'lesson_status' | 'course_completed'> &
  Partial<Pick<Results, 'has_progress' | 'may_try_again'>>): Outcome {
  const next = isCompleted ? 'Your certificate is ready.' : 'Your progress is saved.';
  if (status === 'passed') return { ...passed, word: 'Passed', heading: 'You have passed', next };
  if (status === 'completed') return { ...passed, word: 'Completed', heading: 'You have completed this module', next };
  if (status === 'failed') {
    const heading = 'Not passed';
    return {
      kind: 'failed',
      word: 'Not passed',
      heading,
      next: mayTryAgain ? 'Your answers are saved. Review them, then try again.' : usedUpText,
      hue: 'amber',
      icon: IconCircleX,
    };
  }
  if (!hasProgress)
    return {
      kind: 'open',
      word: 'Not started',
      heading: 'Nothing to save yet',
      next: 'You left before the course began. Start it at any time.',
      hue: 'porcelain',
      icon: IconProgress,
    };
  return {
    kind: 'open',
    word: 'In progress',
    heading: 'Your progress is saved',
    next: 'Continue where you left off at any time.',
    hue: 'gentian',
    icon: IconProgress,
  };
}

/** Returns how a practice went, such as "Passed, 90 of 100". */
export function practiceText(practice: NonNullable<Results['practice']>): string {
  const { kind, word } = outcomeOf({ lesson_status: practice.lesson_status, course_completed: false });
  const shown = kind === 'open' ? 'Not completed' : word;
  return practice.raw_score === '' ? shown : `${shown}, ${practice.raw_score} of ${practice.max_score || '100'}`;
}

/** Returns the seconds of a SCORM time span, such as 5,045 for `0001:24:05.00`. */
export function secondsIn(timespan: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = timespan.split(':').map(Number);
  return hours * 3_600 + minutes * 60 + seconds;
}
