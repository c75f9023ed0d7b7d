import type { Queries } from '../../../../platform/db/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { appendErasures, readErasureList } from './erasure-list.ts';
import { listErasures } from './erasures.repository.ts';

type Room = Pick<Services, 'config' | 'secrets'>;

/**
 * Adds the erasures of the database that the list does not have yet. A repetition adds nothing. Throws when the list
 * belongs to another installation, because a restore of this one would then erase people who were never erased here.
 */
export async function completeErasureList({ config, secrets }: Room, db: Queries): Promise<void> {
  const file = config.erasuresFile;
  const installation = installationOf(secrets);
  const known = await readErasureList(file);
  checkInstallation(file, known?.installations, installation);
  const keyOf = ({ id, at }: { id: number; at: Date }) => `${id} ${at.toISOString()}`;
  const listed = new Set(known?.erasures.map(keyOf));
  const missing = (await listErasures(db)).filter((one) => !listed.has(keyOf(one)));
  await appendErasures(file, { installation, known, erasures: missing });
}

/** Returns a fingerprint that a restored copy shares with the database of the backup. */
export function installationOf(secrets: Services['secrets']): string {
  return secrets.sign('list of erasures', '').slice(0, 16);
}

export function checkInstallation(file: string, found: ReadonlySet<string> | undefined, own: string): void {
  if ([...(found ?? [])].every((one) => one === own)) return;
  throw new Error(
    `${file} is the list of erasures of another installation. Set ERASURES_FILE to the list of this installation.`,
  );
}
