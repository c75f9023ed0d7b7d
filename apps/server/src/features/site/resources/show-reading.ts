import type { ReadingRow } from '@doselore/contract/resources';
import type { Scope } from '../../../platform/access/index.ts';
import { today } from '../../../platform/clock/index.ts';
import type { Services } from '../../../platform/services.ts';
import { presentReading } from './resources.presenter.ts';
import { listResources } from './resources.repository.ts';

export const factsOf = ({ clock, scanner }: Services) => ({ today: today(clock), isScanning: scanner.isOn });

/** Returns the documents that a person has yet to read. */
export async function showReading(services: Services, scope: Scope): Promise<ReadingRow[]> {
  return presentReading(await listResources(services.db, scope, factsOf(services)));
}
