import type { TwoStepPolicy } from '@doselore/contract';

export const twoStepTitles: Record<TwoStepPolicy, string> = {
  off: 'Nobody',
  admins: 'Admins and trainers',
  everyone: 'Everyone',
};
