import { ManifestFault } from './manifest-types.ts';
import { childNamed, childText, type XmlDocument } from './xml-tree.ts';

const NAMESPACE_OF_12 = /adlcp_rootv1p2/i;
const NAMESPACE_OF_2004 = /adlcp_v1p3|adlseq_v1p3|adlnav_v1p3|\/imsss/i;
/** Namespaces of sequencing and navigation, which SCORM 1.2 does not have. */
const ONLY_IN_2004 = /adlseq_v1p3|adlnav_v1p3|\/imsss/i;
const COMMON_CARTRIDGE = /common cartridge/i;

/**
 * Requires SCORM 1.2. The schemaversion is free text and often absent, so the namespaces count too. A manifest that
 * says "1.2" counts as SCORM 1.2, with a warning, when a tool has given its elements the namespace of SCORM 2004. A
 * manifest with the sequencing of SCORM 2004 would need an API that this product lacks. Throws `ManifestFault` for SCORM
 * 2004 and IMS Common Cartridge, by name.
 */
export function requireScorm12(document: XmlDocument, warnings: string[]): void {
  const metadata = childNamed(document.root, 'metadata');
  const schemaVersion = metadata ? childText(metadata, 'schemaversion') : '';
  const schema = metadata ? childText(metadata, 'schema') : '';
  const uses12 = document.namespaces.some((namespace) => NAMESPACE_OF_12.test(namespace));
  const uses2004 = document.namespaces.some((namespace) => NAMESPACE_OF_2004.test(namespace));

  if (COMMON_CARTRIDGE.test(schema) || document.namespaces.some((namespace) => /\/imsccv/i.test(namespace))) {
    throw new ManifestFault(
      'common-cartridge',
      'This is an IMS Common Cartridge, not a SCORM 1.2 package. Please publish the course as SCORM 1.2.',
    );
  }
  const isStated12 = /^(?:adl scorm |scorm )?1\.2\b/i.test(schemaVersion.trim());
  const isMislabelled = isStated12 && !document.namespaces.some((namespace) => ONLY_IN_2004.test(namespace));

  if (/2004|cam\s*1\.3|^1\.3/i.test(schemaVersion) || (uses2004 && !uses12 && !isMislabelled)) {
    const stated = schemaVersion === '' ? 'by its namespaces' : `schemaversion “${schemaVersion.slice(0, 60)}”`;
    throw new ManifestFault(
      'scorm-2004',
      `This is a SCORM 2004 package (${stated}). Please publish the course as SCORM 1.2.`,
    );
  }
  if (uses2004 && !uses12)
    warnings.push('The manifest says SCORM 1.2 and has a namespace of SCORM 2004; it is taken as SCORM 1.2.');
  if (!uses12 && !/1\.2/.test(schemaVersion)) {
    warnings.push('The manifest does not say which version of SCORM it uses; it is taken as SCORM 1.2.');
  }
}
