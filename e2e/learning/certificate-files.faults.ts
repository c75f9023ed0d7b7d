import { test } from 'vitest';
import { reportFigures } from '../../apps/server/src/test-support/faults/report-figures.ts';
import { E2e } from '../support/e2e.ts';
import { downloadCertificates } from './download-certificates.ts';

const on = new E2e();

test('200 certificates are one file, although the server is killed while it makes them', async () => {
  const figures = await downloadCertificates(on, 200, { isHurried: false });
  reportFigures('Server killed under a file of 200 certificates', figures);
});
