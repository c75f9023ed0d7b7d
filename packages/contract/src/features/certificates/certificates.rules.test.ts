import { expect, test } from 'vitest';
import { readCertificateKey } from './certificates.rules.ts';

test.each([
  ['DL-2026-3F8KQ2WX', 'DL-2026-3F8KQ2WX'],
  ['dl 2026 3f8k q2wx', 'DL-2026-3F8KQ2WX'],
  ['  DL20263F8KQ2WX ', 'DL-2026-3F8KQ2WX'],
  ['DL–2026–3F8KQ2WX', 'DL-2026-3F8KQ2WX'],
])('recognises %s as a certificate number, with any spacing, case and dashes', (text, value) => {
  expect(readCertificateKey(text)).toEqual({ kind: 'number', value });
});

test.each([
  ['ABCD-EFGH-JKLM-NPQR', 'ABCD-EFGH-JKLM-NPQR'],
  ['abcd efgh jklm npqr', 'ABCD-EFGH-JKLM-NPQR'],
  ['AbCdEfGhJkLmNpQr', 'ABCD-EFGH-JKLM-NPQR'],
  // Too short for a number: it names no certificate.
  ['DL-2026-3F8K', 'DL20-263F-8K'],
  ['…', ''],
])('takes %s, which is no certificate number, as a code', (text, value) => {
  expect(readCertificateKey(text)).toEqual({ kind: 'code', value });
});
