import { readCertificateKey } from '@doselore/contract/certificates';
import type { Services } from '../../platform/services.ts';
import { certificateNumberBudget, refundTries, spendTries } from '../auth/throttle/index.ts';
import { type CheckedCertificate, findCertificateByKey } from './certificates.repository.ts';

/**
 * Finds a certificate by the number or the code that somebody typed. A number has 40 random bits and a code has 79, so
 * wrong numbers use up a budget of their network: throws 429 when it is empty.
 */
export async function lookUpCertificate(
  services: Pick<Services, 'db' | 'clock'>,
  { text, address }: { text: string; address: string },
): Promise<CheckedCertificate | undefined> {
  const key = readCertificateKey(text);
  if (key.kind === 'code') return findCertificateByKey(services.db, key);
  const budgets = [certificateNumberBudget(address)];
  await spendTries(services, budgets);
  const found = await findCertificateByKey(services.db, key);
  if (found !== undefined) await refundTries(services, budgets);
  return found;
}
