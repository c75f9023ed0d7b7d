import { notFound, type Scope } from '../../platform/access/index.ts';
import type { Services } from '../../platform/services.ts';
import { readLicenceSettings } from '../licence-levels/index.ts';
import { presentRequest } from './requests.presenter.ts';
import { listRequestRows } from './requests.repository.ts';

type List = { scope: Scope; services: Services; withPot: boolean; filter: Parameters<typeof listRequestRows>[2] };
const one = { q: '', page: 1, per_page: 1, sort: '', state: '' } as const;

/** Returns one page of requests. `withPot` adds the seats of the general pot, for the organisation that decides. */
export async function showRequests({ scope, services, withPot, filter }: List) {
  const [rows, settings] = await Promise.all([
    listRequestRows(services.db, scope, filter),
    readLicenceSettings(services.db),
  ]);
  const shown = rows.map((row) => presentRequest(row, { requestDays: settings.request_days, withPot }));
  return { rows: shown, total: rows[0]?.total ?? 0 };
}

/** Returns one request to the organisation that decides. Throws 404 when the scope does not reach it. */
export async function showRequest(of: Omit<List, 'withPot' | 'filter'>, requestId: number) {
  const { rows } = await showRequests({ ...of, withPot: true, filter: { ...one, request: requestId } });
  if (rows[0] === undefined) throw notFound();
  return rows[0];
}
