import { buffer } from 'node:stream/consumers';
import { streamZip } from '../../platform/files/index.ts';

const office = 'application/vnd.openxmlformats-officedocument';
const word = `${office}.wordprocessingml`;
const namespaces = 'http://schemas.openxmlformats.org';
const relationship = `${namespaces}/officeDocument/2006/relationships/officeDocument`;
/** Fixed, so that the file has the same bytes each time. */
const madeAt = new Date('2026-01-05T09:00:00Z');

/** Returns a small Word file with these paragraphs. */
export function writeWordFile(paragraphs: readonly string[]): Promise<Buffer> {
  const body = paragraphs.map((text) => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`).join('');
  const parts = {
    '[Content_Types].xml': `<Types xmlns="${namespaces}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${word}.document.main+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${namespaces}/package/2006/relationships"><Relationship Id="rId1" Type="${relationship}" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `<w:document xmlns:w="${namespaces}/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
  };
  const declared = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
  const entries = Object.entries(parts).map(([name, xml]) => ({ name, make: () => Buffer.from(declared + xml) }));
  return buffer(streamZip(entries, madeAt));
}
