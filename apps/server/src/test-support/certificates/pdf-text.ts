import { inflateSync } from 'node:zlib';

type Objects = ReadonlyMap<string, string>;

/** Returns the objects of a PDF by their numbers. Bytes are characters of latin1. */
export function objectsOf(pdf: Buffer): Objects {
  const found = pdf.toString('latin1').matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gmu);
  return new Map([...found].map(([, number = '', body = '']) => [number, body]));
}

export function streamOf(body = ''): string {
  const [, packed] = /stream\r?\n([\s\S]*?)\r?\nendstream/u.exec(body) ?? [];
  return packed === undefined ? '' : inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
}

const textOf = (hex: string) =>
  String.fromCharCode(...(hex.match(/.{4}/gu) ?? []).map((unit) => Number.parseInt(unit, 16)));

/** Returns the text of each glyph of a font, from its map to Unicode. Its ranges list a text for each glyph. */
function glyphsOf(objects: Objects, font: string): Map<number, string> {
  const [, map = ''] = /\/ToUnicode (\d+) 0 R/u.exec(objects.get(font) ?? '') ?? [];
  const glyphs = new Map<number, string>();
  const ranges = streamOf(objects.get(map)).matchAll(/<([\da-f]+)> <[\da-f]+> \[([^\]]*)\]/giu);
  for (const [, first = '', texts = ''] of ranges)
    for (const [nth, [, hex = '']] of [...texts.matchAll(/<([\da-f ]*)>/giu)].entries())
      glyphs.set(Number.parseInt(first, 16) + nth, textOf(hex.replaceAll(' ', '')));
  return glyphs;
}

/**
 * Returns the text of each page of a PDF that this product has drawn, without any spaces: lines are divided where they
 * are full, and a word may need letters of two fonts.
 */
export function pdfPages(pdf: Buffer): string[] {
  const objects = objectsOf(pdf);
  const whole = [...objects.values()];
  const fonts = new Map(
    whole.flatMap((body) =>
      [...body.matchAll(/\/(F\d+) (\d+) 0 R/gu)].map(
        ([, name = '', font = '']) => [name, glyphsOf(objects, font)] as const,
      ),
    ),
  );
  const [, kids = ''] = whole.map((body) => /\/Kids \[([^\]]*)\]/u.exec(body) ?? []).find(([one]) => one) ?? [];
  return [...kids.matchAll(/(\d+) 0 R/gu)].map(([, page = '']) => {
    const [, contents = ''] = /\/Contents (\d+) 0 R/u.exec(objects.get(page) ?? '') ?? [];
    let font = new Map<number, string>();
    let text = '';
    for (const [, name, shown] of streamOf(objects.get(contents)).matchAll(/\/(F\d+) \S+ Tf|\[([^\]]*)\] TJ/gu)) {
      if (name !== undefined) font = fonts.get(name) ?? new Map();
      for (const [, hex = ''] of (shown ?? '').matchAll(/<([\da-f]+)>/giu))
        text += (hex.match(/.{4}/gu) ?? []).map((glyph) => font.get(Number.parseInt(glyph, 16)) ?? '?').join('');
    }
    return text.replace(/\s/gu, '');
  });
}
