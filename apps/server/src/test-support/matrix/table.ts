import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Persona, personas } from './personas.ts';
import { nameOf } from './requests/request-path.ts';
import type { Result, Row } from './run-matrix.ts';

const file = path.join(import.meta.dirname, '..', '..', 'platform', 'access', 'matrix.expected.tsv');
const head = ['endpoint', 'level', 'position', ...personas];

function keyOf(row: Row): string {
  return [nameOf(row.endpoint), row.level, row.position].join('\t');
}

/** The committed table: row > persona > status. Empty when there is none yet. */
export function readExpected(): (row: Row, persona: Persona) => number | undefined {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').slice(1) : [];
  const cells = new Map(
    lines.map((line) => [line.split('\t').slice(0, 3).join('\t'), line.split('\t').slice(3).map(Number)]),
  );
  return (row, persona) => cells.get(keyOf(row))?.[personas.indexOf(persona)];
}

/** The table as it would be committed, in the order of the rows. */
export function renderTable(rows: readonly Row[], results: readonly Result[]): string {
  const found = new Map(results.map((result) => [`${keyOf(result)}\t${result.persona}`, result.status]));
  const lines = rows.map((row) =>
    [keyOf(row), ...personas.map((persona) => found.get(`${keyOf(row)}\t${persona}`) ?? '?')].join('\t'),
  );
  return `${[head.join('\t'), ...lines].join('\n')}\n`;
}

export function readTable(): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

export function writeTable(text: string): void {
  writeFileSync(file, text);
}
