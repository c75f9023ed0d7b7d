import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs Debian packages when `program` is missing, which needs root. */
export function installDebian(program: string, packages: readonly string[]): void {
  if (existsSync(program)) return;
  if (process.getuid?.() !== 0) throw new Error(`Install ${packages.join(', ')} for this test, or run it as root.`);
  const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]])
    spawnSync('apt-get', args, options);
  if (!existsSync(program)) throw new Error(`apt-get did not install ${program}.`);
}

/** Account for Debian's database programs when the tests run as root: the programs refuse to run as root. */
export function databaseAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (option: string) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}
