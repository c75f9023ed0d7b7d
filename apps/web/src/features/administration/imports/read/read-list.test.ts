import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readListFile, readPastedList } from './read-list.ts';
import { unpackParts } from './unpack.ts';

/** Makes a file with `arrayBuffer`, which the `File` of jsdom does not have. */
function fileOf(content: string | Uint8Array, name = 'list.csv'): File {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return { name, size: bytes.byteLength, arrayBuffer: async () => bytes.slice().buffer } as unknown as File;
}

type Part = { name: string; text: string; claims?: number };

/** Makes a zip with a central directory and deflated parts. `claims` is a false size for a part. */
function zipOf(parts: readonly Part[]): Uint8Array {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let at = 0;
  for (const { name, text, claims } of parts) {
    const packed = deflateRawSync(text);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(8, 8);
    local.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(claims ?? text.length, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(at, 42);
    locals.push(local, Buffer.from(name), packed);
    entries.push(entry, Buffer.from(name));
    at += 30 + name.length + packed.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(at, 16);
  return new Uint8Array(Buffer.concat([...locals, ...entries, end]));
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const links = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

function workbookOf(sheet: string): Part[] {
  return [
    {
      name: 'xl/workbook.xml',
      text: `<workbook xmlns="${main}" xmlns:r="${links}"><sheets><sheet name="Hidden" sheetId="1" state="hidden" r:id="rId1"/><sheet name="People" sheetId="2" r:id="rId2"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      text: `<Relationships>${[
        ['rId1', 'worksheet', 'worksheets/sheet1.xml'],
        ['rId2', 'worksheet', 'worksheets/sheet2.xml'],
        ['rId3', 'sharedStrings', 'sharedStrings.xml'],
        ['rId4', 'styles', 'styles.xml'],
      ]
        .map(([id, type, target]) => `<Relationship Id="${id}" Type="${links}/${type}" Target="${target}"/>`)
        .join('')}</Relationships>`,
    },
    {
      name: 'xl/sharedStrings.xml',
      text: `<sst xmlns="${main}"><si><t>First name</t></si><si><r><t>Start </t></r><r><t>date</t></r></si></sst>`,
    },
    {
      name: 'xl/styles.xml',
      text: `<styleSheet xmlns="${main}"><numFmts><numFmt numFmtId="164" formatCode="dd\\-mm\\-yyyy"/><numFmt numFmtId="165" formatCode="0&quot;days&quot;"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>`,
    },
    {
      name: 'xl/worksheets/sheet2.xml',
      text: `<worksheet xmlns="${main}"><sheetData>${sheet}</sheetData></worksheet>`,
    },
  ];
}

const heads = '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row>';

test('reads commas, semicolons, tabs, quoted cells, byte order marks and other encodings', async () => {
  const expected = { head: ['Name', 'Note'], rows: [['Zoë', 'a "b"; c\nd'], [''], ['Bo', 'x']] };
  const csv = (sign: string) => `Name${sign}Note\r\nZoë${sign}"a ""b""; c\nd"\r\n\r\nBo${sign}x\r\n\r\n`;
  expect(await readListFile(fileOf(csv(',')))).toEqual(expected);
  expect(await readListFile(fileOf(`\uFEFF${csv(';')}`))).toEqual(expected);
  expect(readPastedList(csv('\t'))).toEqual(expected);
  expect(await readListFile(fileOf(new Uint8Array(Buffer.from(csv(','), 'latin1'))))).toEqual(expected);
  const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(csv('\t'), 'utf16le')]);
  expect(await readListFile(fileOf(new Uint8Array(utf16)))).toEqual(expected);
});

test('removes the quotation mark that protects a spreadsheet from a formula', () => {
  expect(readPastedList("Payroll\n'-12\n'tis").rows).toEqual([['-12'], ["'tis"]]);
});

test('reads the first visible sheet of a workbook, with dates as dates and numbers as they are', async () => {
  const rows = `${heads}<row r="3"><c r="A3" t="inlineStr"><is><t>Ada</t></is></c><c r="B3" s="1"><v>46108</v></c></row>
    <row r="4"><c r="A4"><v>2.012345E6</v></c><c r="B4" s="2"><v>46108.5</v></c></row>
    <row r="5"><c r="A5" s="3"><v>12</v></c><c r="B5" t="e"><v>#N/A</v></c><c r="C5" t="b"><v>1</v></c></row>
    <row r="6"><c r="A6" t="str"><f>A1</f></c><c r="C6"/><c r="XFD6"><v>1</v></c></row>`;
  expect(await readListFile(fileOf(zipOf(workbookOf(rows)), 'list.xlsx'))).toEqual({
    head: ['First name', 'Start date', ''],
    rows: [
      ['', '', ''],
      ['Ada', '2026-03-27', ''],
      ['2012345', '2026-03-27', ''],
      ['12', '', 'Yes'],
    ],
  });
});

test('refuses lists and archives that are too large, whatever size they declare', async () => {
  const parts = zipOf(['a.xml', 'b.xml'].map((name) => ({ name, text: ' '.repeat(600_000) })));
  expect(Object.keys(unpackParts(parts, 1_200_000))).toEqual(['a.xml', 'b.xml']);
  expect(() => unpackParts(parts, 1_000_000)).toThrow('unpacks to more than can be read');
  const bomb = zipOf([{ name: 'a.xml', text: ' '.repeat(5_000_000), claims: 10 }]);
  expect(bomb.byteLength).toBeLessThan(10_000);
  expect(unpackParts(bomb, 1_000_000)['a.xml']?.byteLength).toBeLessThanOrEqual(10);
  const far = workbookOf(`${heads}<row r="1048576"><c r="A1048576"><v>1</v></c></row>`);
  await expect(readListFile(fileOf(zipOf(far)))).rejects.toThrow('A list holds at most 5,000 rows');
  await expect(readListFile(fileOf(`a\n${'b\n'.repeat(5_001)}`))).rejects.toThrow('A list holds at most 5,000 rows');
  await expect(readListFile({ name: 'x', size: 99_999_999 } as File)).rejects.toThrow('larger than');
});

test('refuses files that are not lists, with the reason', async () => {
  const unreadable = 'This file could not be read';
  await expect(readListFile(fileOf(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0])))).rejects.toThrow(unreadable);
  await expect(readListFile(fileOf(zipOf([{ name: 'a.txt', text: 'x' }])))).rejects.toThrow(unreadable);
  await expect(readListFile(fileOf(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0, 0])))).rejects.toThrow(unreadable);
  await expect(readListFile(fileOf(''))).rejects.toThrow('There is nothing in this list');
  await expect(readListFile(fileOf('Name,Email\r\n'))).rejects.toThrow('There is no row under the headings');
});
