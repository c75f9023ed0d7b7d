/** States of a certificate. `expiring` and `expired` follow from its dates and are never stored. */
export const certificateStates = ['valid', 'expiring', 'expired', 'superseded', 'revoked'] as const;
export type CertificateState = (typeof certificateStates)[number];

export const certificateStateTexts: Readonly<Record<CertificateState, string>> = {
  valid: 'Valid',
  expiring: 'Expires soon',
  expired: 'Expired',
  superseded: 'Replaced',
  revoked: 'Revoked',
};

/** Longest text that may name a certificate: a number or a code with any spacing. */
export const certificateKeyMax = 60;

/**
 * Reads what somebody copied from a certificate, with any spacing and case: its number (`DL-2026-3F8KQ2WX`) or its code
 * (`ABCD-EFGH-JKLM-NPQR`). Returns it as it is stored.
 */
export function readCertificateKey(text: string): { kind: 'number' | 'code'; value: string } {
  const letters = text.toUpperCase().replaceAll(/[^A-Z\d]/gu, '');
  const number = /^DL(\d{4})([A-Z\d]{8})$/u.exec(letters);
  if (number !== null) return { kind: 'number', value: `DL-${number[1]}-${number[2]}` };
  return { kind: 'code', value: (letters.match(/.{1,4}/gu) ?? []).join('-') };
}

/** Longest reason for issuing certificates again. */
export const reissueReasonMax = 300;

/** Reasons for which a certificate is withdrawn. */
export const withdrawalReasons = ['mistake', 'wrong_person', 'result_changed', 'fraud', 'other'] as const;
export type WithdrawalReason = (typeof withdrawalReasons)[number];

export const withdrawalReasonTexts: Readonly<Record<WithdrawalReason, string>> = {
  mistake: 'It was issued by mistake',
  wrong_person: 'It was issued to the wrong person',
  result_changed: 'The result was corrected',
  fraud: 'The result was not genuine',
  other: 'Another reason',
};

/** Effects of a withdrawal: the certificate never counted, or counts until the day before. */
export const withdrawalStarts = ['start', 'today'] as const;
