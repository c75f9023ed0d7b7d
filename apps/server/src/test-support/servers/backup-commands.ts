import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, inject } from 'vitest';
import { onServer, urlOfDatabase } from '../database.ts';

const root = path.join(import.meta.dirname, '..', '..', '..', '..', '..');

/** Makes a folder and new databases for the backup commands of README. Removes both after the last test of the file. */
export function openBackupCommands() {
  const place = mkdtempSync(path.join(tmpdir(), 'doselore-backup-'));
  chmodSync(place, 0o755);
  const databases: string[] = [];
  afterAll(async () => {
    for (const name of databases)
      await onServer(inject('databaseServer'), `drop database if exists ${name} with (force)`);
    rmSync(place, { recursive: true, force: true });
  });
  const prefix = `doselore_restored_${process.pid}_${path.basename(place).replace(/\W/gu, '_').toLowerCase()}`;
  return {
    place,
    async newDatabase(): Promise<string> {
      const name = `${prefix}_${databases.length}`;
      databases.push(name);
      await onServer(inject('databaseServer'), `create database ${name}`);
      return urlOfDatabase(inject('databaseServer'), name);
    },
    runLine,
    lineFor,
    refusalOf: (line: string, environment: Record<string, string>) =>
      runLine(line, environment).then(
        () => 'not refused',
        (error: { stderr: string }) => error.stderr,
      ),
  };
}

/** Returns the command that README gives, with another archive. */
function lineFor(command: 'backup' | 'restore', archive: string): string {
  const readme = readFileSync(path.join(root, 'README.md'), 'utf8');
  const [line] = new RegExp(`^npm run ${command} -- doselore\\.backup.*$`, 'mu').exec(readme) ?? ['false'];
  return line.replace('doselore.backup', archive);
}

/** Runs a command and resolves to its output. Rejects with the output when the command fails. */
async function runLine(line: string, environment: Record<string, string>): Promise<string> {
  const env = { ...process.env, SECRET_KEY: '', ...environment };
  const { stdout } = await promisify(execFile)('/bin/sh', ['-c', line], { cwd: root, env });
  return stdout;
}
