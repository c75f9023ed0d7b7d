import { mayUnder } from '@doselore/contract';
import type { Actor, CheckedPlace, Scope } from '../../../platform/access/index.ts';
import type { Services } from '../../../platform/services.ts';
import { type AdminToAsk, listAdminsToAsk } from './admins-to-ask.report.ts';

type Target = { place: CheckedPlace; scope: Scope; actor: Actor };

/** Finds the admins of the organisation for callers who may not issue its licences. Finds nobody for other callers. */
export async function findAdminsToAsk(
  { db }: Pick<Services, 'db'>,
  { place, scope, actor }: Target,
): Promise<AdminToAsk[]> {
  return mayUnder(actor.level, 'licences.issueInGroup') ? [] : listAdminsToAsk(db, scope, place);
}
