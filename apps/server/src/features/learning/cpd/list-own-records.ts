import type { CpdRecord } from '@doselore/contract/cpd';
import type { Scope } from '../../../platform/access/index.ts';
import type { Queries } from '../../../platform/db/index.ts';
import { presentCpdRecord } from './cpd.presenter.ts';
import { listRecords } from './cpd.repository.ts';

/** Lists the CPD records that a person has written. */
export async function listOwnRecords(db: Queries, scope: Scope): Promise<CpdRecord[]> {
  return (await listRecords(db, scope)).map(presentCpdRecord);
}
