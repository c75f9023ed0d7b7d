import type { TwoStepPolicy } from '@doselore/contract/auth';

export const twoStepTitles: Record<TwoStepPolicy, string> = {
  off: 'Nobody',
  admins: 'Admins and trainers',
  everyone: 'Everyone',
};
