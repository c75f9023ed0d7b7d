import type { LicenceState } from '@doselore/contract';
import { type Icon, IconCircleCheck, IconCircleX, IconProgress } from '@tabler/icons-react';
import type { Hue } from '../../theme/tokens.ts';

export const licenceTags: Record<LicenceState, { text: string; hue: Hue; icon?: Icon }> = {
  issued: { text: 'Not started', hue: 'porcelain' },
  in_progress: { text: 'In progress', hue: 'gentian', icon: IconProgress },
  completed: { text: 'Completed', hue: 'leaf', icon: IconCircleCheck },
  failed: { text: 'Not passed', hue: 'amber', icon: IconCircleX },
  reclaimed: { text: 'Taken back', hue: 'porcelain' },
  revoked: { text: 'Revoked', hue: 'brick' },
  lapsed: { text: 'Lapsed', hue: 'porcelain' },
};
