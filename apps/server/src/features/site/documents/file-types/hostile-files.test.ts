import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import yazl from 'yazl';
import { buildZip, type ZipFiles } from '../../../../test-support/zip.ts';
import { documentTypeOf } from './document-type.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'doselore-documents-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const office = 'application/vnd.openxmlformats-officedocument';
const word = `${office}.wordprocessingml.document`;
const contentTypes = (main: string, more = '') =>
  `<Types><Default Extension="xml" ContentType="application/xml"/>
    <Override PartName="/word/document.xml" ContentType="${main}"/>${more}</Types>`;
const parts = (files: ZipFiles = {}, main = `${word}.main+xml`) =>
  buildZip({ '[Content_Types].xml': contentTypes(main), 'word/document.xml': '<w:document/>', ...files });

async function typeOf(bytes: Buffer | string, name = 'file.docx') {
  const place = path.join(folder, 'file');
  writeFileSync(place, bytes);
  return documentTypeOf({ path: place, name });
}

/** Builds a zip whose one entry has these bits in its list of contents. */
async function withBits(change: (entry: Buffer, at: number) => void): Promise<Buffer> {
  const bytes = await parts();
  const start = bytes.indexOf(Buffer.from('504b0102', 'hex'));
  change(bytes, start);
  return bytes;
}

async function withSymlink(): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  zip.addBuffer(Buffer.from(contentTypes(`${word}.main+xml`)), '[Content_Types].xml');
  zip.addBuffer(Buffer.from('/etc/passwd'), 'word/document.xml', { mode: 0o120777 });
  zip.end();
  return buffer(zip.outputStream);
}

const ole = Buffer.from('d0cf11e0a1b11ae1000000000000', 'hex');
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
/** A file whose document has these relationships. */
const linked = (...inside: string[]) =>
  parts({ 'word/_rels/document.xml.rels': `<Relationships>${inside.join('')}</Relationships>` });
const link = (type: string, target: string, mode = ' TargetMode="External"') =>
  `<Relationship Id="r1" Type="${relationships}/${type}" Target="${target}"${mode}/>`;
const utf16 = Buffer.concat([
  Buffer.from('fffe', 'hex'),
  Buffer.from(`<Relationships>${link('hyperlink', 'file:///x')}</Relationships>`, 'utf16le'),
]);
/** A Word file whose document has this inside. */
const body = (inside: string) =>
  parts({ 'word/document.xml': `<?xml version="1.0" encoding="UTF-8"?><w:document>${inside}</w:document>` });
const run = (text: string) => `<w:r><w:instrText xml:space="preserve">${text}</w:instrText></w:r>`;
const mark = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
const field = (...texts: string[]) =>
  `${mark('begin')}${texts.map(run).join('<!-- -->')}${mark('separate')}x${mark('end')}`;
const sheetMain = `${office}.spreadsheetml.sheet.main+xml`;
const workbook = (inside = '', files: ZipFiles = {}) =>
  parts({ 'xl/worksheets/sheet1.xml': `<worksheet>${inside}</worksheet>`, ...files }, sheetMain);
const withWorkbook = async (inside: Buffer | Promise<Buffer>) =>
  parts({ 'word/embeddings/Microsoft_Excel_Sheet.xlsx': await inside });
const wide = Buffer.from(`\uFEFF<w:document>${field('DDE calc')}</w:document>`, 'utf16le');
const dde = /asks another program for data.* as a PDF/u;
const embedded = /another file embedded.* as a PDF/u;
const outside = /links to a file, a network folder or a program.* as a PDF/u;
const loads = /loads content from somewhere else.* as a PDF/u;

const many = Object.fromEntries(Array.from({ length: 2_001 }, (_, nth) => [`word/${nth}.xml`, 'x']));
const half = await workbook(
  '',
  Object.fromEntries(Array.from({ length: 1_000 }, (_, nth) => [`xl/${nth}.xml`, '<a/>'])),
);
const crowded = { 'word/embeddings/a.xlsx': half, 'word/embeddings/b.xlsx': half };
const renamedPart = contentTypes(
  `${word}.main+xml`,
  '<Override PartName="/word/harmless.bin" ContentType="application/vnd.ms-office.vbaProject"/>',
);

test.each<[string, Buffer | string, string, RegExp]>([
  ['macros', await parts({ 'word/vbaProject.bin': 'x' }), 'a.docx', /without macros, or as a PDF/u],
  ['macros in capitals', await parts({ 'xl/VBAPROJECT.BIN': 'x' }), 'a.docx', /without macros/u],
  ['macros in a renamed part', await buildZip({ '[Content_Types].xml': renamedPart }), 'a.docx', /without macros/u],
  [
    'a file that allows macros',
    await parts({}, 'application/vnd.ms-word.document.macroEnabled.main+xml'),
    'a.docx',
    /without macros/u,
  ],
  ['an ActiveX control', await parts({ 'word/activeX/activeX1.bin': 'x' }), 'a.docx', /without macros/u],
  ['a macro sheet', await parts({ 'xl/macrosheets/sheet1.xml': '<x/>' }), 'a.xlsx', /without macros/u],
  ['an embedded OLE object', await parts({ 'word/embeddings/oleObject1.bin': ole }), 'a.docx', embedded],
  ['an embedded program', await parts({ 'ppt/embeddings/Setup.exe': 'MZ' }), 'a.pptx', embedded],
  ['an OLE object as a picture', await parts({ 'word/media/image1.png': ole }), 'a.docx', embedded],
  ['an OLE object as a workbook', await parts({ 'word/embeddings/Sheet1.xlsx': ole }), 'a.docx', embedded],
  ['a program as a part', await parts({ 'word/media/image1.png': 'MZ\u0000' }), 'a.docx', embedded],
  [
    'an OLE object by its type',
    await buildZip({
      '[Content_Types].xml': contentTypes(
        `${word}.main+xml`,
        `<Override PartName="/word/a.xml" ContentType="${office}.oleObject"/>`,
      ),
    }),
    'a.docx',
    embedded,
  ],
  ['a link to a file', await linked(link('hyperlink', 'file:///C:/Windows/a.exe')), 'a.docx', outside],
  ['a link to a network folder', await linked(link('hyperlink', '\\\\server\\share\\a.docx')), 'a.docx', outside],
  ['a link in entities', await linked(link('hyperlink', '&#92;&#x5c;server&#92;share')), 'a.docx', outside],
  ['a link that begins with a space', await linked(link('hyperlink', ' &#10;FILE://server/a')), 'a.docx', outside],
  ['a link to a drive', await linked(link('hyperlink', 'C:\\a.exe')), 'a.docx', outside],
  ['a link to a program', await linked(link('hyperlink', 'search-ms:query=x')), 'a.docx', outside],
  ['a network picture', await linked(link('image', '//server/a.png')), 'a.docx', outside],
  [
    'a link behind another',
    await linked('<a:x b=">"/>', `<r:Relationship Target='file:a' Type='x'/>`),
    'a.docx',
    outside,
  ],
  ['a template from the web', await linked(link('attachedTemplate', 'https://example.org/a.dotm')), 'a.docx', loads],
  ['an OLE link', await linked(link('oleObject', 'https://example.org/a.rtf')), 'a.docx', loads],
  ['a picture from the web', await linked(link('image', 'https://example.org/a.png')), 'a.docx', loads],
  ['another workbook', await linked(link('externalLinkPath', 'Prices.xlsx')), 'a.xlsx', loads],
  ['an included page', await linked(link('aFChunk', 'part.mht', '')), 'a.docx', loads],
  ['a DDE field', await body(field(' DDEAUTO c:\\\\cmd.exe "/k calc"')), 'a.docx', dde],
  ['a DDE field in lower case', await body(field('dde Excel Sheet1')), 'a.docx', dde],
  ['a DDE field in several runs', await body(field(' D', 'D', 'EAU', 'TO c:\\\\cmd.exe')), 'a.docx', dde],
  ['a DDE field in entities', await body(field('&#68;&#x44;<![CDATA[E]]> x')), 'a.docx', dde],
  ['a DDE field in quotes', await body(field('&quot;DDEAUTO&quot; c:\\\\cmd.exe')), 'a.docx', dde],
  [
    'a field that another one names',
    await body(`${mark('begin')}${field('QUOTE 68 68 69')}${mark('end')}`),
    'a.docx',
    dde,
  ],
  [
    'a DDE field inside another',
    await body(`${mark('begin')}${run('IF ')}${field('DDE x')}${mark('end')}`),
    'a.docx',
    dde,
  ],
  ['a DDE field in a fraction', await body(`<m:f><m:num>${field('DDE x')}</m:num></m:f>`), 'a.docx', dde],
  ['two instructions of one name', await body('<w:fldSimple x:instr="PAGE" w:instr="DDE x"/>'), 'a.docx', /damaged/u],
  ['a DDE field without an end', await body(`${mark('begin')}${run('DDE x')}`), 'a.docx', dde],
  ['a simple DDE field', await body(`<w:fldSimple w:instr=' DDEAUTO "cmd"'><w:r/></w:fldSimple>`), 'a.docx', dde],
  ['a DDE field in a header of any name', await parts({ 'word/a.bin': `<h>${field('DDE x')}</h>` }), 'a.docx', dde],
  [
    'a DDE field after a fault in an old drawing',
    await parts({ 'word/a.vml': `<a><br>${field('DDE x')}</a>` }),
    'a.docx',
    dde,
  ],
  ['a DDE field in UTF-16', await parts({ 'word/document.xml': wide }), 'a.docx', dde],
  [
    'a field in UTF-7',
    await parts({ 'word/a.xml': '<?xml version="1.0" encoding="utf-7"?><a/>' }),
    'a.docx',
    /damaged/u,
  ],
  ['a field in an entity', await parts({ 'word/a.xml': '<!DOCTYPE a [<!ENTITY b "DDE">]><a/>' }), 'a.docx', /damaged/u],
  ['a part that is cut off', await parts({ 'word/a.xml': '<a><b c="' }), 'a.docx', /damaged/u],
  [
    'a DDE link',
    await workbook('', { 'xl/externalLinks/externalLink1.xml': '<x:ddeLink ddeService="cmd"/>' }),
    'a.xlsx',
    dde,
  ],
  ['a DDE formula', await workbook(`<c><f>cmd|' /C calc'!A1</f></c>`), 'a.xlsx', dde],
  ['a DDE formula in entities', await workbook(`<c><f>1+MSEXCEL&#124;&apos;..\\cmd&apos;!A0</f></c>`), 'a.xlsx', dde],
  ['a DDE formula of a name', await workbook(`<definedName name="a">'cmd'|'x'!A1</definedName>`), 'a.xlsx', dde],
  ['a DDE formula of LibreOffice', await workbook(`<f>DDE("soffice";"a";"b")</f>`), 'a.xlsx', dde],
  [
    'macros in an embedded workbook',
    await withWorkbook(workbook('', { 'xl/vbaProject.bin': 'x' })),
    'a.docx',
    /macros/u,
  ],
  ['DDE in an embedded workbook', await withWorkbook(workbook(`<f>cmd|'x'!A1</f>`)), 'a.docx', dde],
  ['a link of an embedded workbook', await withWorkbook(linked(link('externalLinkPath', 'a.xlsx'))), 'a.docx', loads],
  [
    'a workbook in an embedded workbook',
    await withWorkbook(workbook('', { 'xl/embeddings/b.xlsx': await workbook() })),
    'a.docx',
    embedded,
  ],
  ['a document embedded as a workbook', await withWorkbook(parts()), 'a.docx', embedded],
  ['an embedded document', await parts({ 'word/embeddings/a.docx': await parts() }), 'a.docx', embedded],
  ['another zip as a workbook', await withWorkbook(buildZip({ 'a.txt': 'x' })), 'a.docx', embedded],
  ['a zip as a picture', await parts({ 'word/media/image1.png': await workbook() }), 'a.docx', embedded],
  [
    'a bomb in an embedded workbook',
    await withWorkbook(workbook('x'.repeat(8 * 1024 * 1024))),
    'a.docx',
    /unpacks|refuse/u,
  ],
  ['too many parts of embedded workbooks', await parts(crowded), 'a.docx', /unpacks to far more/u],
  ['links in another encoding', await parts({ 'word/_rels/document.xml.rels': utf16 }), 'a.docx', /damaged/u],
  ['links with entities of their own', await linked('<!DOCTYPE x>'), 'a.docx', /damaged/u],
  ['a bomb', await parts({ 'word/document.xml': Buffer.alloc(8 * 1024 * 1024) }), 'a.docx', /Save it again/u],
  ['too many parts', await parts(many), 'a.docx', /more than 2,000 files and folders.* as a PDF/u],
  ['a symbolic link', await withSymlink(), 'a.docx', /symbolic link.* as a PDF/u],
  [
    'an encrypted part',
    await withBits((bytes, at) => bytes.writeUInt16LE(bytes.readUInt16LE(at + 8) | 1, at + 8)),
    'a.docx',
    /encrypted.* as a PDF/u,
  ],
  [
    'a path that leads out',
    await withBits((bytes, at) => bytes.write('../../../etc/passwd', at + 46, 'latin1')),
    'a.docx',
    /path that is not allowed.* as a PDF/u,
  ],
  ['an unknown kind', await parts({}, 'application/vnd.oasis.opendocument.text'), 'a.docx', /DOCX, XLSX or PPTX/u],
  ['another zip', await buildZip({ 'a.txt': 'x' }), 'a.docx', /Unpack it/u],
  ['a zip without an end', Buffer.from('504b0304aaaa', 'hex'), 'a.docx', /Upload the zip|as a PDF/u],
  ['an old or locked Office file', Buffer.from('d0cf11e0a1b11ae10000', 'hex'), 'a.doc', /without a password/u],
  ['a web page', ' <!DOCTYPE html><p>Hello', 'a.txt', /Print it to a PDF/u],
  ['an SVG picture', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'a.png', /save a picture as PNG/u],
  ['a page by its name', 'Hello', 'a.html', /Print it to a PDF/u],
  ['a program', Buffer.from('7f454c4602010100', 'hex'), 'a.pdf', /^Choose a PDF/u],
  ['nothing', '', 'a.pdf', /^Choose a PDF/u],
])('refuses %s and says what to do instead', async (_name, bytes, name, message) => {
  await expect(typeOf(bytes, name)).rejects.toMatchObject({ fields: { file: [expect.stringMatching(message)] } });
});

test.each<[string, Buffer | string, string]>([
  ['application/pdf', '%PDF-1.7', 'a.docx'],
  ['text/plain', 'Plain words: café', 'a.txt'],
  ['text/csv', 'a,b\n1,2', 'a.csv'],
  ['image/png', Buffer.from('89504e470d0a1a0a00', 'hex'), 'a.txt'],
  [word, await parts(), 'a.bin'],
  [
    word,
    await linked(
      link('hyperlink', 'https://www.gov.uk/a?b=1&amp;c=2#d'),
      link('hyperlink', 'mailto:nadia@example.org'),
      link('hyperlink', '#Heading1'),
      link('video', 'https://example.org/film'),
      link('styles', 'styles.xml', ''),
      link('image', '/word/media/image1.png', ''),
    ),
    'links.docx',
  ],
  [
    word,
    await parts({ 'word/drawings/vmlDrawing1.vml': '<xml><v:shape><div>a<br>b</div></v:shape></xml>' }),
    'vml.docx',
  ],
  [word, await withWorkbook(workbook('<c><f>SUM(A1:A3)</f></c>')), 'chart.docx'],
  [
    word,
    await body(`${field(' PAGE ')}${field('HYPERLINK "https://example.org/dde"')}
      ${mark('begin')}${run('= ')}${field('NUMPAGES')}${run(' - 1')}${mark('end')}
      <w:fldSimple w:instr="TOC \\o"/><m:f><m:num><m:t>|x|</m:t></m:num></m:f>DDE cmd|'x'!A1`),
    'fields.docx',
  ],
  [word, await parts({ 'word/media/a.svg': '<!DOCTYPE svg PUBLIC "a" "b"><svg/>', 'word/a.bin': '' }), 'picture.docx'],
  [
    `${office}.spreadsheetml.sheet`,
    await workbook(`<f>A1&amp;"|"&amp;'North|South'!A1&amp;Table1[a|b]</f><v>cmd|'x'!A1</v><f si="0"/>`),
    'formulas.xlsx',
  ],
  [`${office}.spreadsheetml.sheet`, await parts({}, `${office}.spreadsheetml.sheet.main+xml`), 'a.xlsx'],
  [
    `${office}.presentationml.presentation`,
    await parts({}, `${office}.presentationml.presentation.main+xml`),
    'a.pptx',
  ],
])('takes %s by its contents', async (type, bytes, name) => {
  expect(await typeOf(bytes, name)).toBe(type);
});
