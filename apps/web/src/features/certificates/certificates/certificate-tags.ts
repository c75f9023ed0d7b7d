import { type CertificateState, certificateStateTexts } from '@doselore/contract/certificates';
import type { Hue } from '../../../theme/tokens.ts';

const hues: Record<CertificateState, Hue> = {
  valid: 'leaf',
  expiring: 'amber',
  expired: 'brick',
  superseded: 'porcelain',
  revoked: 'brick',
};

const tag = (state: CertificateState) => ({ text: certificateStateTexts[state], hue: hues[state] });

export const certificateTags: Record<CertificateState, { text: string; hue: Hue }> = {
  valid: tag('valid'),
  expiring: tag('expiring'),
  expired: tag('expired'),
  superseded: tag('superseded'),
  revoked: tag('revoked'),
};
