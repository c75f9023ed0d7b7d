/** Reference resolved against its xml:base. `path` is percent-encoded as in the manifest. */
export type Reference = { path: string; query: string; fragment: string };

/**
 * Joins the xml:base of an inner element to that of an outer one. Both are URL references. "" means the manifest's
 * folder.
 */
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
 * Finds the file of the package that a reference means: percent-decoded, or as written for the rare file whose name
 * contains a percent sign. `files` and references have one encoding of accents (NFC). `outside` means another site, an
 * absolute path, or `..` above the manifest's folder.
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

/** Returns the relative URL to launch: the encoded file, the query of the href, then the `parameters` of the item. */
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

/** Resolves `.` and `..` in a path. Returns undefined when it leads above the manifest's folder. */
function normalise(path: string): string | undefined {
  const kept: string[] = [];
  for (const segment of path.split(/[/\\]/)) {
    if (segment === '..') {
      if (kept.pop() === undefined) return undefined;
    } else if (segment !== '' && segment !== '.') {
      kept.push(segment);
    }
  }
  return kept.join('/').normalize('NFC');
}

function encodeUnsafe(text: string): string {
  return text.replace(/[\s"<>`\\]/g, encodeURIComponent);
}
