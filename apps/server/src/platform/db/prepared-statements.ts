import { createHash } from 'node:crypto';
import type pg from 'pg';

/** Maximum number of named statements. Lists of ids of every length would otherwise create an unlimited number. */
const mostPrepared = 500;
const names = new Map<string, string>();

/** Names statements, so that a connection parses and plans each one once. Planning most of them costs more than running them. */
export function prepareStatements(client: pg.PoolClient): void {
  const send = client.query.bind(client) as (...words: unknown[]) => unknown;
  const query = (first: unknown, values?: unknown, ...rest: unknown[]) => {
    const name = typeof first === 'string' && Array.isArray(values) && values.length > 0 ? nameOf(first) : undefined;
    return name === undefined ? send(first, values, ...rest) : send({ name, text: first, values }, ...rest);
  };
  client.query = query as typeof client.query;
}

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= mostPrepared) return known;
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 32);
  names.set(text, name);
  return name;
}
