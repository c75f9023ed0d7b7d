import { readCertificateKey } from '@doselore/contract/certificates';
import type { Services } from '../../../platform/services.ts';
import {
  certificateCheckBudget,
  certificateNumberBudget,
  refundTries,
  spendTries,
} from '../../site/auth/throttle/index.ts';
import { type CheckedCertificate, findCertificateByKey } from './certificates.repository.ts';

/**
 * Finds a certificate by the number or the code that a person enters. A number has 40 random bits and a code has 79.
 * Each network has a budget for wrong numbers and a budget for all checks. Throws 429 when either budget is empty.
 */
export async function lookUpCertificate(
  services: Pick<Services, 'db' | 'clock'>,
  { text, address }: { text: string; address: string },
): Promise<CheckedCertificate | undefined> {
  await spendTries(services, [certificateCheckBudget(address)]);
  const key = readCertificateKey(text);
  if (key.kind === 'code') return findCertificateByKey(services.db, key);
  const budgets = [certificateNumberBudget(address)];
  await spendTries(services, budgets);
  const found = await findCertificateByKey(services.db, key);
  if (found !== undefined) await refundTries(services, budgets);
  return found;
}
