import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Config, readConfig } from './config.ts';
import { erasedAgainText } from './erased-again-text.ts';
import { checkErasureList, eraseAgain } from './features/administration/personal-data/index.ts';
import { compareFiles, listNamedKeys } from './features/site/stored-files/index.ts';
import { openDatabase } from './open-database.ts';
import { backUp, checkEmptyFolder, listNeedingKey, openBackup, restore } from './platform/backup/index.ts';
import { systemClock } from './platform/clock/index.ts';
import { connect, type Database, migrate, withoutTimeouts } from './platform/db/index.ts';
import { createFiles, filesFolder } from './platform/files/index.ts';
import { findSecretKey, ownSecretKey } from './platform/secret-key.ts';
import { loadSecrets } from './platform/secrets.ts';

const usage = `npm run backup -- FILE                    write database and files into one archive, while the product runs
npm run restore -- FILE [--without-key] [--without-erasures]
                                          restore an archive into a new database and a new data folder`;

/** Parts of a restore that an operator leaves out because they are lost. */
type Lost = { withoutKey: boolean; withoutErasures: boolean };

async function main([command, file, ...options]: string[]): Promise<void> {
  const lost = {
    withoutKey: options.includes('--without-key'),
    withoutErasures: options.includes('--without-erasures'),
  };
  const known = Object.values(lost).filter(Boolean).length;
  if (file === undefined || file.startsWith('-') || options.length !== known) throw new Error(usage);
  const config = readConfig();
  if (command === 'backup' && known === 0) return makeBackup(config, path.resolve(file));
  if (command === 'restore') return restoreBackup(config, path.resolve(file), lost);
  throw new Error(usage);
}

async function makeBackup(config: Config, archive: string): Promise<void> {
  if (existsSync(archive)) throw new Error(`${archive} exists already. Choose another name.`);
  const { url, stop } = await openDatabase(config, { alongside: true });
  try {
    const secretKey = config.secretKey ?? (await ownSecretKey(config.dataDir));
    const folder = filesFolder(config.dataDir);
    const options = { url, filesFolder: folder, secretKey, listKeys: listNamedKeys, archive };
    const { tables, files, missing } = await backUp(options);
    console.log(`Backup written to ${archive}: ${tables} tables, ${files} stored files.`);
    console.log('The backup does not contain SECRET_KEY. Keep the key in another place.');
    if (missing.length > 0) console.log(missingText(missing));
  } finally {
    await stop();
  }
}

async function restoreBackup(config: Config, archive: string, { withoutKey, withoutErasures }: Lost): Promise<void> {
  const secretKey = config.secretKey ?? (await findSecretKey(config.dataDir));
  const { manifest, isSameKey } = await openBackup(archive, { secretKey, withoutKey });
  if (!withoutErasures) await checkErasureList(config.erasuresFile);
  await checkEmptyFolder(config.dataDir);
  const { url, stop } = await openDatabase(config, { alongside: false });
  try {
    await restore({ url, filesFolder: filesFolder(config.dataDir), archive, manifest });
    await migrate(url);
    const { db, close } = connect(url, { ...config.connections, ...withoutTimeouts });
    try {
      const { files, missing } = await compareFiles(db, createFiles(config.dataDir));
      console.log(
        `The backup of ${manifest.made_at} is restored: ${manifest.tables.length} tables, ${files} stored files.`,
      );
      if (missing.length > 0) console.log(missingText(missing.map(({ key }) => key)));
      if (!isSameKey) console.log(withoutKeyText(await listNeedingKey(db)));
      console.log(withoutErasures ? withoutErasuresText(manifest.made_at) : await repeatErasures(config, db));
    } finally {
      await close();
    }
  } finally {
    await stop();
  }
}

async function repeatErasures(config: Config, db: Database): Promise<string> {
  try {
    return erasedAgainText(await eraseAgain({ config, db, clock: systemClock, secrets: await loadSecrets(db) }));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `The backup is restored, but people who were erased after it was made are not erased again: ${reason}\nRun this before the first start: npm run admin -- erase-again`,
      { cause: error },
    );
  }
}

function withoutErasuresText(madeAt: string): string {
  return `People who were erased after ${madeAt} have their data again. Erase each of them on the page of the person.`;
}

function missingText(keys: readonly string[]): string {
  return `These files were missing when the backup was made:\n${keys.map((key) => `  ${key}`).join('\n')}`;
}

function withoutKeyText(names: readonly string[]): string {
  if (names.length === 0) return 'Nothing in the backup needs its SECRET_KEY.';
  const list = names.map((name) => `  ${name}`).join('\n');
  return `Without the SECRET_KEY of the backup these people cannot use their authenticator app. They sign in with a recovery code or a passkey:\n${list}`;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
