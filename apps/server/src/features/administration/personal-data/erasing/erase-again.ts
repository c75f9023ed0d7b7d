import { type UserId, withoutScope } from '../../../../platform/access/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { checkInstallation, installationOf } from './complete-erasure-list.ts';
import { eraseListedPerson } from './erase-person.ts';
import { type Erasure, readErasureList } from './erasure-list.ts';
import { listAccountsToErase, type ToErase } from './erasures.repository.ts';

type Room = Pick<Services, 'config' | 'secrets' | 'db' | 'clock'>;

export type ErasedAgain = {
  erased: number[];
  /** Accounts that are merged with accounts that were never erased. Somebody has to decide about the merge first. */
  left: ToErase[];
};

/** Erases people again who are on the list of erasures, and who have their data in a restored database. */
export async function eraseAgain(room: Room): Promise<ErasedAgain> {
  const found = await findToErase(room);
  const isWhole = ({ others }: ToErase) => others.length === 0;
  const done: ErasedAgain = { erased: [], left: found.filter((one) => !isWhole(one)) };
  for (const { id, listed } of found.filter(isWhole)) {
    const userId: UserId = withoutScope(id, 'operator');
    await eraseListedPerson(room, userId);
    done.erased.push(...listed);
  }
  return done;
}

/** Lists the people on the list of erasures who have their data in this database. */
export async function findToErase({ config, secrets, db }: Omit<Room, 'clock'>): Promise<ToErase[]> {
  const list = await readErasureList(config.erasuresFile);
  checkInstallation(config.erasuresFile, list?.installations, installationOf(secrets));
  return listAccountsToErase(db, list?.erasures ?? []);
}

/** Reads the list before a restore. Throws when the list is missing or damaged. */
export async function checkErasureList(file: string): Promise<Erasure[]> {
  const list = await readErasureList(file);
  if (list === undefined)
    throw new Error(
      `The list of erasures ${file} is missing, so people who were erased after the backup would have their data again. Copy the file erasures.txt of the old DATA_DIR there, or set ERASURES_FILE. If the list is lost, add --without-erasures.`,
    );
  if (list.damaged.length > 0)
    throw new Error(
      `The list of erasures ${file} is damaged in line ${list.damaged.join(', ')}. Each line has a moment and the number of an account. Correct or delete the damaged lines.`,
    );
  return list.erasures;
}
