import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Persona, personas } from './personas.ts';
import { nameOf } from './requests/request-path.ts';
import { findExample, tableFile } from './rooms.ts';
import type { Result, Row } from './run-matrix.ts';

const root = path.join(import.meta.dirname, '../../../../..');
const head = ['endpoint', 'level', 'position', ...personas].join('\t');

function keyOf(row: Row): string {
  return [nameOf(row.endpoint), row.level, row.position].join('\t');
}

/** Returns the committed table of a room. Empty when there is none yet. */
export function readTable(room: string): string {
  const file = path.join(root, tableFile(room));
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

export function writeTable(room: string, text: string): void {
  writeFileSync(path.join(root, tableFile(room)), text);
}

/** Reads the committed tables of some rooms. Returns a function that finds the expected status. */
export function readExpected(rooms: readonly string[]): (row: Row, persona: Persona) => number | undefined {
  const lines = rooms.flatMap((room) => readTable(room).trim().split('\n').slice(1));
  const cells = new Map(
    lines.map((line) => [line.split('\t').slice(0, 3).join('\t'), line.split('\t').slice(3).map(Number)]),
  );
  return (row, persona) => cells.get(keyOf(row))?.[personas.indexOf(persona)];
}

/** Renders the table of a room as it would be committed, in the order of the rows. */
export function renderTable(room: string, rows: readonly Row[], results: readonly Result[]): string {
  const found = new Map(results.map((result) => [`${keyOf(result)}\t${result.persona}`, result.status]));
  const lines = rows
    .filter((row) => findExample(row.endpoint).name === room)
    .map((row) => [keyOf(row), ...personas.map((persona) => found.get(`${keyOf(row)}\t${persona}`) ?? '?')].join('\t'));
  return `${[head, ...lines].join('\n')}\n`;
}
