import { type LicenceState, licenceStateWords } from '@doselore/contract/licences';
import { type Icon, IconCircleCheck, IconCircleX, IconProgress } from '@tabler/icons-react';
import type { Hue } from '../../../theme/tokens.ts';

export const licenceTags: Record<LicenceState, { text: string; hue: Hue; icon?: Icon }> = {
  issued: { text: licenceStateWords.issued, hue: 'porcelain' },
  in_progress: { text: licenceStateWords.in_progress, hue: 'gentian', icon: IconProgress },
  completed: { text: licenceStateWords.completed, hue: 'leaf', icon: IconCircleCheck },
  failed: { text: licenceStateWords.failed, hue: 'amber', icon: IconCircleX },
  reclaimed: { text: licenceStateWords.reclaimed, hue: 'porcelain' },
  revoked: { text: licenceStateWords.revoked, hue: 'brick' },
  lapsed: { text: licenceStateWords.lapsed, hue: 'porcelain' },
};
