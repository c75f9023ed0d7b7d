import { type TrainerState, trainerStateWords } from '@doselore/contract/trainers';
import type { Hue } from '../../../../theme/tokens.ts';
import { Tag } from '../../../../ui/course/index.ts';

const hues: Record<TrainerState, Hue> = { active: 'leaf', new: 'amber', deactivated: 'porcelain', closed: 'porcelain' };

export function StateTag({ state }: { state: TrainerState }) {
  return <Tag hue={hues[state]}>{trainerStateWords[state]}</Tag>;
}
