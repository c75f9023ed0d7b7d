/** A reference resolved against its xml:base. `path` is still percent-encoded as the manifest wrote it. */
export type Reference = { path: string; query: string; fragment: string };

/** xml:base of an inner element, seen from the outer one. Both are URL references; "" means the manifest's folder. */
export function joinBase(outer: string, inner: string): string {
  const forward = inner.replaceAll('\\', '/');
  return isAbsolute(forward) ? forward : folderOf(outer) + forward;
}

export function resolveReference(base: string, href: string): Reference {
  const [beforeFragment = '', ...fragmentParts] = href.split('#');
  const [path = '', ...queryParts] = beforeFragment.split('?');
  return {
    path: joinBase(base, path),
    query: queryParts.length > 0 ? `?${queryParts.join('?')}` : '',
    fragment: fragmentParts.length > 0 ? `#${fragmentParts.join('#')}` : '',
  };
}

/**
 * The file of the package a reference means: percent-decoded, or literally as written for the rare file
 * whose name contains a percent sign.
 * `outside` covers other sites, absolute paths and `..` above the manifest's folder.
 */
export function findFile(
  reference: Reference,
  files: ReadonlySet<string>,
): { kind: 'found' | 'missing'; file: string } | { kind: 'outside' } {
  if (isAbsolute(reference.path)) return { kind: 'outside' };
  const decoded = normalise(decode(reference.path));
  const literal = normalise(reference.path);
  if (decoded === undefined || literal === undefined) return { kind: 'outside' };
  if (files.has(decoded)) return { kind: 'found', file: decoded };
  if (files.has(literal)) return { kind: 'found', file: literal };
  return { kind: 'missing', file: decoded };
}

/** The relative URL to launch: the file encoded again, the href's own query, then the item's `parameters`. */
export function launchUrl(file: string, reference: Reference, parameters: string): string {
  const path = file.split('/').map(encodeURIComponent).join('/');
  const fragmentAt = parameters.indexOf('#');
  const added = (fragmentAt === -1 ? parameters : parameters.slice(0, fragmentAt)).replace(/^[?&]+/, '');
  const fragment = reference.fragment || (fragmentAt === -1 ? '' : parameters.slice(fragmentAt));
  const separator = added === '' ? '' : reference.query === '' ? '?' : '&';
  return path + encodeUnsafe(reference.query + separator + added + fragment);
}

function isAbsolute(path: string): boolean {
  return /^[a-z][a-z0-9+.-]*:/i.test(path) || /^[/\\]/.test(path);
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Undefined when the path climbs above the manifest's folder. */
function normalise(path: string): string | undefined {
  const kept: string[] = [];
  for (const segment of path.split(/[/\\]/)) {
    if (segment === '..') {
      if (kept.pop() === undefined) return undefined;
    } else if (segment !== '' && segment !== '.') {
      kept.push(segment);
    }
  }
  return kept.join('/');
}

function encodeUnsafe(text: string): string {
  return text.replace(/[\s"<>`\\]/g, encodeURIComponent);
}
