import { type Endpoint, type Level, levelPrefixes } from '@doselore/contract';

export type UrlParts = { level?: Level; params?: Record<string, unknown>; query?: Record<string, unknown> };

function fillPath(path: string, params: Record<string, unknown>): string {
  const parts = path.split('/').flatMap((part) => {
    if (!part.startsWith(':')) return [part];
    const optional = part.endsWith('?');
    const name = optional ? part.slice(1, -1) : part.slice(1);
    const value = params[name];
    if (value === undefined || value === null || value === '') {
      if (optional) return [];
      throw new Error(`The path ${path} needs a value for ${name}`);
    }
    return [encodeURIComponent(String(value))];
  });
  return parts.join('/');
}

/** Returns the query string without empty values, because the contract has defaults for list parameters. */
function queryString(query: Record<string, unknown>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null || value === '') continue;
    for (const item of Array.isArray(value) ? value : [value]) search.append(name, String(item));
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}

/** Returns the level of an endpoint that has a single one. Its calls need not name it. */
export const onlyLevelOf = ({ levels }: Pick<Endpoint, 'levels'>): Level | undefined =>
  levels.length === 1 ? levels[0] : undefined;

/** Returns the address of an endpoint under the prefix of a level. Throws when several levels call it and none is given. */
export function endpointUrl(endpoint: Pick<Endpoint, 'path' | 'levels'>, { level, params, query }: UrlParts): string {
  const by = level ?? onlyLevelOf(endpoint);
  if (by === undefined) throw new Error(`A call of ${endpoint.path} needs its level`);
  if (!endpoint.levels.includes(by)) throw new Error(`${endpoint.path} is not offered to the level ${by}`);
  return `${levelPrefixes[by]}${fillPath(endpoint.path, params ?? {})}${queryString(query ?? {})}`;
}
