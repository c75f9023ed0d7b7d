import { type Manifest, type ManifestProblem, readManifest } from '../manifest/index.ts';

export const NAMESPACES_12 =
  'xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2"';

export type ManifestParts = {
  prologue?: string;
  attributes?: string;
  metadata?: string;
  organizations?: string;
  resources?: string;
};

/** Builds a manifest of one SCO, index.html. `parts` replace parts of it. */
export function manifestXml(parts: ManifestParts = {}): string {
  const {
    prologue = '<?xml version="1.0" encoding="UTF-8"?>',
    attributes = `identifier="course" ${NAMESPACES_12}`,
    metadata = '<schema>ADL SCORM</schema><schemaversion>1.2</schemaversion>',
    organizations = organizationsXml('<item identifier="i1" identifierref="r1"><title>One</title></item>'),
    resources = '<resources><resource identifier="r1" type="webcontent" adlcp:scormtype="sco" href="index.html"/></resources>',
  } = parts;
  return `${prologue}<manifest ${attributes}><metadata>${metadata}</metadata>${organizations}${resources}</manifest>`;
}

export function organizationsXml(items: string): string {
  return `<organizations default="o1"><organization identifier="o1"><title>Course</title>${items}</organization></organizations>`;
}

/** Reads a manifest. Fails the test when it is refused. */
export function accept(xml: string, files: string[] = ['index.html']): Manifest {
  const result = readManifest({ files, xml });
  if (!result.ok) throw new Error(`refused: ${result.problem.message}`);
  return result.manifest;
}

/** Returns the problem of a manifest. Fails the test when it is accepted. */
export function refuse(xml: string, files: string[] = ['index.html']): ManifestProblem {
  const result = readManifest({ files, xml });
  if (result.ok) throw new Error('accepted');
  return result.problem;
}
