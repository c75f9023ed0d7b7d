import { parsePrerequisites } from '../prerequisites/index.ts';
import { type Manifest, ManifestFault, type ManifestItem, type ManifestProblem } from './manifest-types.ts';
import { itemsFromResources, type PackageContents, readItems } from './read-items.ts';
import { readResources } from './read-resources.ts';
import { requireScorm12 } from './scorm-version.ts';
import { attribute, childNamed, childrenNamed, childText, parseXml, type XmlElement } from './xml-tree.ts';

export type ManifestResult = { ok: true; manifest: Manifest } | { ok: false; problem: ManifestProblem };

/**
 * Reads a SCORM 1.2 imsmanifest.xml. Never throws. `files` are all files of the package relative to the manifest's
 * folder, with `/` as separator. `xml` is the text of the manifest, with or without a byte order mark.
 */
export function readManifest(options: { files: readonly string[]; xml: string }): ManifestResult {
  try {
    return { ok: true, manifest: read(new Set(options.files.map((file) => file.normalize('NFC'))), options.xml) };
  } catch (error) {
    if (!(error instanceof ManifestFault)) throw error;
    return { ok: false, problem: { code: error.code, message: error.message } };
  }
}

/** Maximum number of items in one manifest. Real courses have a few dozen. */
const maxItems = 500;

function read(files: ReadonlySet<string>, xml: string): Manifest {
  const document = parseXml(xml);
  const { root } = document;
  if (root.name !== 'manifest') {
    throw new ManifestFault(
      'not-a-manifest',
      `imsmanifest.xml is not a manifest: its first element is “${root.name.slice(0, 60)}”.`,
    );
  }
  const warnings: string[] = [];
  requireScorm12(document, warnings);
  const contents: PackageContents = { files, resources: readResources(root, files, warnings), warnings };
  const organization = chooseOrganization(root, warnings);
  const found = organization ? readItems(organization, contents) : itemsFromResources(contents);
  if (found.length > maxItems)
    throw new ManifestFault('too-many-items', `The manifest has more than ${maxItems} items. Divide the course.`);
  const items = uniquelyIdentified(found, warnings);
  if (items.length === 0) {
    throw new ManifestFault(
      'nothing-to-launch',
      organization
        ? `The manifest has nothing to launch: no item of organization “${attribute(organization, 'identifier')}” refers to a resource.`
        : 'The manifest has nothing to launch: it has no organization and no resource with an href.',
    );
  }
  warnOfPrerequisites(items, warnings);
  const identifier = attribute(root, 'identifier');
  const title = (organization && childText(organization, 'title')) || onlyTitle(items) || identifier;
  return { identifier, title, version: '1.2', items, warnings };
}

/**
 * Returns the default organization, or otherwise the first. Undefined when there is none or it has no items, because
 * some tools write an empty one.
 */
function chooseOrganization(root: XmlElement, warnings: string[]): XmlElement | undefined {
  const list = childNamed(root, 'organizations');
  const organizations = list ? childrenNamed(list, 'organization') : [];
  const defaultId = list ? attribute(list, 'default') : '';
  const named = organizations.find((organization) => attribute(organization, 'identifier') === defaultId);
  const chosen = named ?? organizations[0];
  if (!chosen || childrenNamed(chosen, 'item').length === 0) {
    warnings.push('The manifest has no organization with items; its resources are offered instead.');
    return undefined;
  }
  if (defaultId !== '' && !named) {
    warnings.push(
      `The default organization “${defaultId}” does not exist; “${attribute(chosen, 'identifier')}” is used instead.`,
    );
  }
  return chosen;
}

/** Gives repeated identifiers a number, because attempts are stored by the identifier of their item. */
function uniquelyIdentified(items: ManifestItem[], warnings: string[]): ManifestItem[] {
  const taken = new Set<string>();
  return items.map((item) => {
    let identifier = item.identifier;
    for (let copy = 2; taken.has(identifier); copy += 1) identifier = `${item.identifier}-${copy}`;
    taken.add(identifier);
    if (identifier === item.identifier) return item;
    warnings.push(`The manifest has more than one item “${item.identifier}”; one is renamed “${identifier}”.`);
    return { ...item, identifier };
  });
}

function warnOfPrerequisites(items: ManifestItem[], warnings: string[]): void {
  const known = new Set(
    items.flatMap((item) => [item.identifier, ...item.sections.map((section) => section.identifier)]),
  );
  for (const item of items) {
    const parsed = parsePrerequisites(item.prerequisites);
    if (!parsed.isUnderstood) {
      warnings.push(
        `Item “${item.title}”: prerequisites “${item.prerequisites.slice(0, 100)}” cannot be understood and will not hold learners back.`,
      );
    }
    for (const identifier of parsed.identifiers) {
      if (known.has(identifier)) continue;
      warnings.push(
        `Item “${item.title}”: its prerequisites name “${identifier.slice(0, 100)}”, which is not an item.`,
      );
    }
  }
}

function onlyTitle(items: ManifestItem[]): string {
  return items.length === 1 ? (items[0]?.title ?? '') : '';
}
