import type { PlaceHome } from '@doselore/contract/dashboards';
import type { Actor, CheckedPlace, Scope } from '../../../platform/access/index.ts';
import { today } from '../../../platform/clock/index.ts';
import type { Services } from '../../../platform/services.ts';
import { findAdminsToAsk, summariseExpiring } from '../../licences/renewals/index.ts';
import { findOutstanding } from '../../site/documents/index.ts';

type Call = { params: CheckedPlace; scope: Scope; actor: Actor; services: Services };

/** Reads the home of an organisation or a service: expiring certificates, unread documents, and the admins to ask. */
export async function showPlaceHome({ params: place, scope, actor, services }: Call): Promise<PlaceHome> {
  const [expiring, toRead, admins] = await Promise.all([
    summariseExpiring(services, { place, scope, actor }),
    findOutstanding(services, scope, place),
    findAdminsToAsk(services, { place, scope, actor }),
  ]);
  return {
    today: today(services.clock),
    expiring,
    to_read: toRead.map(({ id, title, due_on, people, overdue, names }) => ({
      id,
      title,
      due_on,
      people,
      overdue,
      names,
    })),
    admins: admins.map(({ name, email }) => ({ name, email })),
  };
}
