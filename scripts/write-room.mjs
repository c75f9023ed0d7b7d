import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesOf, namesOf, registrationsOf } from './room-files.mjs';

/**
 * Writes the files of a new room below `root` and registers it. Returns the changed files, and the lines to add by hand
 * because the line above them is missing. Throws when the name is invalid or taken.
 */
export function writeRoom(root, room) {
  if (!/^[a-z]+(-[a-z]+)*$/u.test(room)) throw new Error('Name the room in small letters, such as organisation-notes.');
  const names = namesOf(room);
  const files = Object.entries(filesOf(names));
  const taken = files.find(([file]) => existsSync(path.join(root, file)));
  if (taken) throw new Error(`${taken[0]} is there already.`);
  for (const [file, text] of files) {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  const changed = files.map(([file]) => file);
  const byHand = [];
  for (const { file, below, line } of registrationsOf(names)) {
    const target = path.join(root, file);
    const lines = existsSync(target) ? readFileSync(target, 'utf8').split('\n') : [];
    const at = lines.findIndex((one) => one.includes(below));
    if (at === -1) {
      byHand.push(`Add to ${file}:\n${line}`);
      continue;
    }
    writeFileSync(target, lines.toSpliced(at + 1, 0, line).join('\n'));
    changed.push(file);
  }
  return { changed: [...new Set(changed)], byHand };
}
