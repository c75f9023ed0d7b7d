import { findFile, joinBase, type Reference, resolveReference } from './package-paths.ts';
import { attribute, childrenNamed, type XmlElement } from './xml-tree.ts';

export type Resource = {
  identifier: string;
  /** Undefined when the resource has no href. */
  reference: Reference | undefined;
  /** href as written, for messages. */
  href: string;
  /** Undefined when the manifest does not say. */
  scormType: 'sco' | 'asset' | undefined;
};

const NAMED_IN_WARNING = 5;

/** Reads resources by identifier, in the order of the manifest. Listed files that are missing become one warning. */
export function readResources(root: XmlElement, files: ReadonlySet<string>, warnings: string[]): Map<string, Resource> {
  const resources = new Map<string, Resource>();
  const missing = new Set<string>();
  const rootBase = attribute(root, 'base');
  for (const list of childrenNamed(root, 'resources')) {
    const listBase = joinBase(rootBase, attribute(list, 'base'));
    for (const element of childrenNamed(list, 'resource')) {
      const base = joinBase(listBase, attribute(element, 'base'));
      const identifier = attribute(element, 'identifier');
      if (resources.has(identifier)) {
        warnings.push(`The manifest has more than one resource “${identifier}”; the first is used.`);
      } else {
        resources.set(identifier, readResource(element, identifier, base));
      }
      for (const file of missingFiles(element, base, files)) missing.add(file);
    }
  }
  if (missing.size > 0) warnings.push(missingWarning([...missing]));
  return resources;
}

function readResource(element: XmlElement, identifier: string, base: string): Resource {
  const href = attribute(element, 'href');
  const scormType = attribute(element, 'scormtype').toLowerCase();
  return {
    identifier,
    href,
    reference: href === '' ? undefined : resolveReference(base, href),
    scormType: scormType === 'sco' || scormType === 'asset' ? scormType : undefined,
  };
}

function missingFiles(resource: XmlElement, base: string, files: ReadonlySet<string>): string[] {
  return childrenNamed(resource, 'file').flatMap((element) => {
    const href = attribute(element, 'href');
    if (href === '') return [];
    const target = findFile(resolveReference(base, href), files);
    if (target.kind === 'found') return [];
    return [target.kind === 'missing' ? target.file : href];
  });
}

function missingWarning(missing: string[]): string {
  const named = missing.slice(0, NAMED_IN_WARNING).map((file) => `“${file}”`);
  const rest = missing.length - named.length;
  const list = rest > 0 ? `${named.join(', ')} and ${rest} more` : named.join(', ');
  return `The manifest lists files that are not in the package: ${list}.`;
}
