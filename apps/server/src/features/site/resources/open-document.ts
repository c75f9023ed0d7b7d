import type { Body } from '@doselore/contract';
import type { openResource } from '@doselore/contract/resources';
import { type Actor, notFound, type Scope } from '../../../platform/access/index.ts';
import { today } from '../../../platform/clock/index.ts';
import type { Services } from '../../../platform/services.ts';
import { insertOpened, listResources } from './resources.repository.ts';

type Opened = Body<typeof openResource> & { scope: Scope; documentId: number };

/** Stores that a person has opened a version. The first time stays. */
export async function openDocument(
  { db, clock, scanner }: Pick<Services, 'db' | 'clock' | 'scanner'>,
  actor: Actor,
  { scope, documentId, version }: Opened,
): Promise<void> {
  const [row] = await listResources(db, scope, { today: today(clock), isScanning: scanner.isOn, documentId });
  if (row === undefined) throw notFound();
  // A newer version is counted when its page opens it.
  if (row.version === version) await insertOpened(db, { documentId, version, userId: actor.id, at: clock.now() });
}
