import type { Answer } from '@doselore/contract';
import type { checkCertificate } from '@doselore/contract/certificates';
import type { Hue } from '../../theme/tokens.ts';

type State = Answer<typeof checkCertificate>['state'];

export const certificateTags: Record<State, { text: string; hue: Hue }> = {
  valid: { text: 'Valid', hue: 'leaf' },
  expiring: { text: 'Valid, expiring soon', hue: 'amber' },
  expired: { text: 'Expired', hue: 'brick' },
  superseded: { text: 'Replaced', hue: 'porcelain' },
  revoked: { text: 'Revoked', hue: 'brick' },
};
