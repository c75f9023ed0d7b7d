import type { VirtualGroupRow } from '@doselore/contract';
import type { Hue } from '../../theme/tokens.ts';

export const virtualGroupTags: Record<VirtualGroupRow['state'], { text: string; hue: Hue }> = {
  draft: { text: 'Draft', hue: 'porcelain' },
  scheduled: { text: 'Scheduled', hue: 'gentian' },
  delivered: { text: 'Delivered', hue: 'bottle' },
  assessing: { text: 'Assessing', hue: 'amber' },
  closed: { text: 'Closed', hue: 'leaf' },
  cancelled: { text: 'Cancelled', hue: 'porcelain' },
};
