import { readItemSettings } from './item-settings.ts';
import { ManifestFault, type ManifestItem, type ManifestSection } from './manifest-types.ts';
import { findFile, launchUrl } from './package-paths.ts';
import type { Resource } from './read-resources.ts';
import { attribute, childrenNamed, childText, type XmlElement } from './xml-tree.ts';

export type PackageContents = {
  files: ReadonlySet<string>;
  resources: ReadonlyMap<string, Resource>;
  warnings: string[];
};

/**
 * Lists the launchable items of an organization, depth first. Items with children may be launchable too. Throws
 * `ManifestFault` for an item whose resource or launch file is missing.
 */
export function readItems(organization: XmlElement, contents: PackageContents): ManifestItem[] {
  return readChildren(organization, [], contents);
}

/** Lists items for a manifest without an organization: one for each SCO, or for each asset when there is no SCO. */
export function itemsFromResources(contents: PackageContents): ManifestItem[] {
  const withHref = [...contents.resources.values()].filter((resource) => resource.href !== '');
  const scos = withHref.filter((resource) => resource.scormType === 'sco');
  return (scos.length > 0 ? scos : withHref).map((resource) => ({
    identifier: resource.identifier,
    title: resource.identifier,
    sections: [],
    isVisible: true,
    ...launchOf(resource, { title: resource.identifier, parameters: '' }, contents),
    scormType: resource.scormType ?? 'asset',
    launchData: '',
    masteryScore: null,
    maxTimeAllowed: '',
    timeLimitAction: '',
    prerequisites: '',
  }));
}

function readChildren(parent: XmlElement, sections: ManifestSection[], contents: PackageContents): ManifestItem[] {
  return childrenNamed(parent, 'item').flatMap((element) => {
    const identifier = attribute(element, 'identifier') || attribute(element, 'identifierref');
    const title = childText(element, 'title') || identifier;
    const own =
      attribute(element, 'identifierref') === '' ? [] : [readItem(element, identifier, title, sections, contents)];
    return [...own, ...readChildren(element, [...sections, { identifier, title }], contents)];
  });
}

function readItem(
  element: XmlElement,
  identifier: string,
  title: string,
  sections: ManifestSection[],
  contents: PackageContents,
): ManifestItem {
  const resourceIdentifier = attribute(element, 'identifierref');
  const resource = contents.resources.get(resourceIdentifier);
  if (!resource) {
    throw new ManifestFault(
      'unknown-resource',
      `Item “${title}” refers to resource “${resourceIdentifier}”, which the manifest does not have.`,
    );
  }
  if (resource.scormType === undefined) {
    contents.warnings.push(`Resource “${resource.identifier}” has no scormtype; it is taken as a SCO.`);
  }
  return {
    identifier,
    title,
    sections,
    isVisible: attribute(element, 'isvisible').toLowerCase() !== 'false',
    ...launchOf(resource, { title, parameters: attribute(element, 'parameters') }, contents),
    scormType: resource.scormType ?? 'sco',
    ...readItemSettings(element, title, contents.warnings),
  };
}

function launchOf(
  resource: Resource,
  item: { title: string; parameters: string },
  contents: PackageContents,
): Pick<ManifestItem, 'href' | 'file' | 'resourceIdentifier'> {
  const where = `Item “${item.title}” uses resource “${resource.identifier}”`;
  if (!resource.reference) {
    throw new ManifestFault('launch-href-missing', `${where}, which has no href: there is no file to launch.`);
  }
  const target = findFile(resource.reference, contents.files);
  if (target.kind === 'outside') {
    throw new ManifestFault(
      'launch-outside-package',
      `${where}, whose href “${resource.href}” is outside the package.`,
    );
  }
  if (target.kind === 'missing') {
    throw new ManifestFault('launch-file-missing', missingMessage(where, target.file, contents.files));
  }
  return {
    href: launchUrl(target.file, resource.reference, item.parameters),
    file: target.file,
    resourceIdentifier: resource.identifier,
  };
}

function missingMessage(where: string, file: string, files: ReadonlySet<string>): string {
  const similar = [...files].find((other) => other.toLowerCase() === file.toLowerCase());
  const hint = similar === undefined ? '' : ` There is a “${similar}”: capitals matter.`;
  return `${where}, but its launch file “${file}” is not in the package.${hint}`;
}
