import { objectsOf, streamOf } from './pdf-text.ts';

/** Run of text on a page, in points from the bottom left corner. `size` is that of its font. */
export type TextBox = { left: number; right: number; baseline: number; size: number };

/** Returns the width of each glyph of a font, in thousandths of its size. */
function widthsOf(objects: ReadonlyMap<string, string>, font: string): number[] {
  const [, descendant = ''] = /\/DescendantFonts \[(\d+) 0 R/u.exec(objects.get(font) ?? '') ?? [];
  const [, widths = ''] = /\/W \[0 \[([^\]]*)\]/u.exec(objects.get(descendant) ?? '') ?? [];
  return widths.trim().split(/\s+/u).map(Number);
}

/** Returns where the text of a PDF of one page is, for PDFs that pdfkit has drawn without turning it. */
export function textBoxesOf(pdf: Buffer): TextBox[] {
  const objects = objectsOf(pdf);
  const whole = [...objects.values()];
  const fonts = new Map(
    whole.flatMap((body) =>
      [...body.matchAll(/\/(F\d+) (\d+) 0 R/gu)].map(
        ([, name = '', font = '']) => [name, widthsOf(objects, font)] as const,
      ),
    ),
  );
  const contents = whole.map((body) => /\/Contents (\d+) 0 R/u.exec(body)?.[1]).find((one) => one !== undefined);
  const page = streamOf(objects.get(contents ?? ''));
  return [...page.matchAll(/^BT$([\s\S]*?)^ET$/gmu)].map(([, text = '']) => {
    const [, left = '', baseline = ''] = /^1 0 0 1 (\S+) (\S+) Tm$/mu.exec(text) ?? [];
    const [, name = '', size = ''] = /\/(F\d+) (\S+) Tf/u.exec(text) ?? [];
    const tracking = Number(/(\S+) Tc/u.exec(text)?.[1] ?? 0);
    let right = Number(left);
    for (const [, shown = ''] of text.matchAll(/\[([^\]]*)\] TJ/gu)) {
      for (const [, hex, moved] of shown.matchAll(/<([\da-f]+)>|(-?[\d.]+)/gu)) {
        if (moved !== undefined) right -= (Number(moved) / 1000) * Number(size);
        for (const glyph of hex?.match(/.{4}/gu) ?? [])
          right += ((fonts.get(name)?.[Number.parseInt(glyph, 16)] ?? 0) / 1000) * Number(size) + tracking;
      }
    }
    return { left: Number(left), right, baseline: Number(baseline), size: Number(size) };
  });
}

/** Returns whether letters of two runs touch. Letters reach 0.75 of their size up and 0.2 down. */
export function areOverlapping(one: TextBox, other: TextBox): boolean {
  const isBeside = one.right <= other.left + 0.5 || other.right <= one.left + 0.5;
  const [lower, upper] = one.baseline < other.baseline ? [one, other] : [other, one];
  return !isBeside && upper.baseline - upper.size * 0.2 < lower.baseline + lower.size * 0.75;
}
