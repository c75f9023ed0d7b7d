import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listMigrations, migrationsFolder } from './list-migrations.ts';
import { folderOf, nameMigration } from './migration-name.ts';

/** Writes an empty migration with the time in its name: `npm run new-migration -- what_it_does`. */
function newMigration(): void {
  const name = nameMigration(process.argv[2] ?? '', { now: new Date(), last: listMigrations().at(-1)?.name ?? '' });
  const folder = path.join(migrationsFolder, folderOf(name));
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, name), '', { flag: 'wx' });
  console.log(`apps/server/src/migrations/${folderOf(name)}/${name}`);
}

newMigration();
