import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { districts } from './districts.mjs';
import { filesOf, namesOf, registrationsOf } from './room-files.mjs';

/**
 * Writes the files of a new room below `root` and registers it. Returns the changed files, and the lines to add by hand
 * because the line above them is missing. Throws when the name is invalid or taken.
 */
export function writeRoom(root, districtAndRoom) {
  if (!/^[a-z]+(-[a-z]+)*\/[a-z]+(-[a-z]+)*$/u.test(districtAndRoom))
    throw new Error('Name the district and the room in small letters, such as people/organisation-notes.');
  const names = namesOf(districtAndRoom);
  if (!districts.some(({ name }) => name === names.district))
    throw new Error(
      `There is no district ${names.district}. Choose one of ${districts.map(({ name }) => name).join(', ')}.`,
    );
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
