import type { Sco } from '@doselore/contract/courses';
import { IconFlask } from '@tabler/icons-react';
import { Notice } from '../../../../ui/layout/index.ts';
import type { TrialResult } from '../player-messages.ts';

const words: Record<string, string> = {
  passed: 'Passed',
  completed: 'Completed',
  failed: 'Failed',
  incomplete: 'In progress',
  browsed: 'In progress',
  'not attempted': 'Not started',
};

type Props = { module: Sco; result: TrialResult };

/** Result that a learner would get for the module that was just tried. */
export function TrialOutcome({ module, result: { lesson_status, raw_score } }: Props) {
  const state = words[lesson_status] ?? 'In progress';
  const score = raw_score === '' ? '' : `, score ${raw_score}`;
  const mark = module.mastery_score === null ? '' : ` The pass mark is ${module.mastery_score}.`;
  return (
    <Notice icon={IconFlask} label="Result of the trial">
      {`${module.title}: a learner would get "${state}"${score}.${mark} Nothing was stored.`}
    </Notice>
  );
}
