import type { LicenceRequestRow } from '@doselore/contract/licence-requests';
import { notFound, type Scope } from '../../../platform/access/index.ts';
import type { Services } from '../../../platform/services.ts';
import { readLicenceSettings } from '../licence-levels/index.ts';
import { presentRequest } from './requests.presenter.ts';
import { listRequestRows } from './requests.repository.ts';

const one = { q: '', page: 1, per_page: 1, sort: '', state: '' } as const;

/**
 * Returns one request to the organisation that decides, with the seats of its general pot. Throws 404 when the scope does
 * not reach it.
 */
export async function showRequest(
  { scope, services }: { scope: Scope; services: Services },
  requestId: number,
): Promise<LicenceRequestRow> {
  const [[row], settings] = await Promise.all([
    listRequestRows(services.db, scope, { ...one, request: requestId }),
    readLicenceSettings(services.db),
  ]);
  if (row === undefined) throw notFound();
  return presentRequest(row, { requestDays: settings.request_days, withPot: true });
}
