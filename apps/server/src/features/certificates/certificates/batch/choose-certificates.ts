import { AppError } from '@doselore/contract';
import type { PlaceCertificatesQuery } from '@doselore/contract/certificates';
import { certificatePdfsMax } from '@doselore/contract/exports';
import type { Scope } from '../../../../platform/access/index.ts';
import { today } from '../../../../platform/clock/index.ts';
import type { Queries } from '../../../../platform/db/index.ts';
import { totalOf } from '../../../../platform/lists/index.ts';
import type { Services } from '../../../../platform/services.ts';
import {
  type CertificatesPlace,
  listChosenCertificates,
  listHeldCertificates,
} from '../held-certificates.repository.ts';

type Filter = Omit<PlaceCertificatesQuery, 'page' | 'per_page' | 'sort'>;
type Choice = {
  scope: Scope;
  place: CertificatesPlace;
  /** Chosen certificates. Undefined for all certificates that the filter finds. */
  ids: readonly number[] | undefined;
  filter: Filter | undefined;
};

/**
 * Returns the chosen certificates of a place, at most `certificatePdfsMax`. Throws 409 when the list no longer shows
 * one of them. Throws 422 when the filter finds no certificate, or more than the maximum.
 */
export async function chooseCertificates(
  db: Queries,
  { clock }: Pick<Services, 'clock'>,
  { scope, place, ids, filter }: Choice,
): Promise<number[]> {
  const day = today(clock);
  if (ids !== undefined) {
    const uniqueIds = [...new Set(ids)];
    const found = await listChosenCertificates(db, scope, { ...place, certificateIds: uniqueIds, day });
    if (found.length === uniqueIds.length) return uniqueIds;
    throw new AppError('conflict', 'The list no longer shows one of these certificates. Reload it and choose again.');
  }
  const all = { q: '', state: '', ...filter, page: 1, per_page: certificatePdfsMax + 1, sort: 'holder' } as const;
  const rows = await listHeldCertificates(db, scope, { ...all, ...place, day });
  const total = totalOf(rows);
  if (total === 0) throw refused('The list shows no certificates. Change its filters.');
  if (total > certificatePdfsMax) {
    const [has, most] = [total, certificatePdfsMax].map((count) => count.toLocaleString('en-GB'));
    throw refused(`The list shows ${has} certificates. One file holds at most ${most}. Narrow the filters.`);
  }
  return rows.map(({ id }) => id);
}

const refused = (message: string) => new AppError('validation_failed', message, { fields: { filter: [message] } });
