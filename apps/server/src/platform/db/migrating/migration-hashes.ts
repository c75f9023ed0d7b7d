import type { Migration } from './list-migrations.ts';

/** File beside the folders of the migrations with a line for each: its hash and its name. */
export const hashesFile = 'hashes.txt';

/**
 * Returns the text of the file with a line for each migration. Throws for a migration whose hash has changed: databases
 * that have applied it would refuse the next start.
 */
export function addHashes(text: string, migrations: readonly Migration[]): string {
  const known = new Map(
    text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => line.split('  '))
      .map(([hash = '', name = '']) => [name, hash]),
  );
  for (const { name, hash } of migrations)
    if ((known.get(name) ?? hash) !== hash)
      throw new Error(
        `Migration ${name} was edited. Undo that, and change the database with a new migration. Delete its line in ${hashesFile} only if it has never left this machine.`,
      );
  return migrations.map(({ name, hash }) => `${hash}  ${name}\n`).join('');
}
