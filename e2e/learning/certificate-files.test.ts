import { test } from 'vitest';
import { E2e } from '../support/e2e.ts';
import { downloadCertificates } from './download-certificates.ts';

const on = new E2e();

test('40 certificates are one file, although the server is killed while it makes them', async () => {
  await downloadCertificates(on, 40, { isHurried: true });
});
