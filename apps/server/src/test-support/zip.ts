import { buffer } from 'node:stream/consumers';
import yauzl from 'yauzl';
import yazl from 'yazl';

export type ZipFiles = Record<string, string | Buffer>;

/** Builds a well-formed zip of these files, in this order. */
export async function buildZip(files: ZipFiles): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return buffer(zip.outputStream);
}

/** Returns every file of a zip, by its name. */
export async function readZip(bytes: Buffer): Promise<Record<string, Buffer>> {
  const zip = await yauzl.fromBufferPromise(bytes);
  const files: Record<string, Buffer> = {};
  for await (const entry of zip.eachEntry())
    files[entry.fileName] = await buffer(await zip.openReadStreamPromise(entry));
  return files;
}

type Item = { identifier: string; title?: string; masteryScore?: number };

/** Returns a SCORM 1.2 manifest whose items all launch index.html. */
export function manifestOf(items: readonly Item[]): string {
  const listed = items.map(({ identifier, title = identifier, masteryScore }) => {
    const mastery = masteryScore === undefined ? '' : `<adlcp:masteryscore>${masteryScore}</adlcp:masteryscore>`;
    return `<item identifier="${identifier}" identifierref="r1"><title>${title}</title>${mastery}</item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="made-by-a-test" xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2">
<metadata><schema>ADL SCORM</schema><schemaversion>1.2</schemaversion></metadata>
<organizations default="o1"><organization identifier="o1"><title>Made by a test</title>${listed.join('')}</organization></organizations>
<resources><resource identifier="r1" type="webcontent" adlcp:scormtype="sco" href="index.html"/></resources>
</manifest>`;
}

export function buildCourseZip(items: readonly Item[], files: ZipFiles = {}): Promise<Buffer> {
  return buildZip({ 'imsmanifest.xml': manifestOf(items), 'index.html': '<p>Hello</p>', ...files });
}
