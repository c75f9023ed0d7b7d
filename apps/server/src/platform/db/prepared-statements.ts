import type pg from 'pg';

/**
 * Maximum number of named statements of a connection. Each takes 0.1 to 0.3 MB of database memory for its parsed text
 * and its plan. The statements of learners, the most frequent ones, fit.
 */
const mostNamed = 50;
/** Maximum number of statements whose uses are counted. */
const mostCounted = 1_000;
/** Uses of a statement before it gets a name. Statements of a seed and lists of ids of rare lengths are used less often. */
const usesWithoutName = 2;

/** Uses of the statements that the process ran last, the latest at the end. */
const uses = new Map<string, number>();

type Client = pg.PoolClient & {
  /** Statements that the driver does not parse again, by name. */
  connection: pg.Connection & { parsedStatements?: Record<string, string> };
};

/**
 * Names the statements that are used again, so that a connection parses and plans each one once. Planning most of them
 * costs more than running them. A connection that has its most names closes the one that was used longest ago, so
 * statements of a seed or of rare pages do not leave later ones without a name.
 */
export function prepareStatements(poolClient: pg.PoolClient): void {
  const client = poolClient as Client;
  const send = client.query.bind(client) as (...words: unknown[]) => unknown;
  /** Names on this connection by text, the latest used at the end. */
  const names = new Map<string, string>();
  let made = 0;
  const newName = () => {
    made += 1;
    return `s${made}`;
  };
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    if (known === undefined && !isUsedAgain(text)) return undefined;
    const name = known ?? newName();
    moveToEnd(names, text, name);
    if (names.size > mostNamed) closeOldest(client, names);
    return name;
  };
  const query = (first: unknown, values?: unknown, ...rest: unknown[]) => {
    const name = typeof first === 'string' && Array.isArray(values) && values.length > 0 ? nameOf(first) : undefined;
    return name === undefined ? send(first, values, ...rest) : send({ name, text: first, values }, ...rest);
  };
  client.query = query as typeof client.query;
}

function isUsedAgain(text: string): boolean {
  const count = uses.get(text) ?? 0;
  moveToEnd(uses, text, count + 1);
  if (uses.size > mostCounted) uses.delete(oldestOf(uses));
  return count >= usesWithoutName;
}

/** Closes a statement by a message that the database reads before the next statement. It takes no round trip. */
function closeOldest({ connection }: Client, names: Map<string, string>): void {
  const text = oldestOf(names);
  const name = names.get(text) ?? '';
  names.delete(text);
  delete connection.parsedStatements?.[name];
  connection.close({ type: 'S', name }, false);
}

function moveToEnd<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.delete(key);
  map.set(key, value);
}

const oldestOf = (map: ReadonlyMap<string, unknown>): string => map.keys().next().value ?? '';
