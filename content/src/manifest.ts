import type { CourseDefinition, ScoDefinition } from './course-types.ts';
import { escapeMarkup } from './escape.ts';
import { masteryScore } from './sco-data.ts';

/** Returns `imsmanifest.xml` for SCORM 1.2. `files` are all other paths of the package. */
export function manifest(course: CourseDefinition, files: readonly string[]): string {
  const shared = files.filter((path) => path.startsWith('shell/'));
  const identifier = `doselore_${course.slug.replaceAll('-', '_')}`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="${identifier}" version="1.0" xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2">
  <metadata>
    <schema>ADL SCORM</schema>
    <schemaversion>1.2</schemaversion>
  </metadata>
  <organizations default="${identifier}_org">
    <organization identifier="${identifier}_org">
      <title>${escapeMarkup(course.title)}</title>
${course.scos.map(item).join('\n')}
    </organization>
  </organizations>
  <resources>
${course.scos.map((sco) => resource(sco, files)).join('\n')}
    <resource identifier="shell" type="webcontent" adlcp:scormtype="asset">
${shared.map(fileLine).join('\n')}
    </resource>
  </resources>
</manifest>
`;
}

/** Returns prerequisites as aicc_script: identifiers joined by "&" (and). */
export function prerequisites(sco: ScoDefinition): string {
  return (sco.requires ?? []).map((id) => `item_${id}`).join('&');
}

function item(sco: ScoDefinition): string {
  const needs = prerequisites(sco);
  return [
    `      <item identifier="item_${sco.id}" identifierref="sco_${sco.id}" isvisible="true">`,
    `        <title>${escapeMarkup(sco.title)}</title>`,
    ...(needs ? [`        <adlcp:prerequisites type="aicc_script">${escapeMarkup(needs)}</adlcp:prerequisites>`] : []),
    ...(sco.quiz ? [`        <adlcp:masteryscore>${masteryScore}</adlcp:masteryscore>`] : []),
    '      </item>',
  ].join('\n');
}

function resource(sco: ScoDefinition, files: readonly string[]): string {
  const own = files.filter((path) => path.startsWith(`${sco.id}/`));
  return [
    `    <resource identifier="sco_${sco.id}" type="webcontent" adlcp:scormtype="sco" href="${sco.id}/index.html">`,
    ...own.map(fileLine),
    '      <dependency identifierref="shell"/>',
    '    </resource>',
  ].join('\n');
}

function fileLine(path: string): string {
  return `      <file href="${path}"/>`;
}
