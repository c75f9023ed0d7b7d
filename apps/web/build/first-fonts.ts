import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** Characters beyond printable ASCII that our own texts use: no-break space, £ © · × – — ‘ ’ “ ” • … −. */
const marks = [0xa0, 0xa3, 0xa9, 0xb7, 0xd7, 0x2013, 0x2014, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2026, 0x2212];
const ascii = Array.from({ length: 95 }, (_, i) => 0x20 + i);
const letters = String.fromCodePoint(...ascii, ...marks);
/** Characters of our own headings. */
const headingLetters = letters.replaceAll(/[^ A-Za-z\d&'(),.:?%’–-]/gu, '');

/** Returns the `unicode-range` of some characters in the order of their codes. */
function rangeOf(text: string): string {
  const runs: [number, number][] = [];
  for (const code of Array.from(text, (letter) => letter.codePointAt(0) ?? 0)) {
    const last = runs.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else runs.push([code, code]);
  }
  const hex = (code: number) => code.toString(16);
  return runs.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(',');
}
/** Features that browsers apply by default, and the figures that tables ask for. */
const features = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig', 'rvrn', 'tnum'];
const unicodeRange = /unicode-range:[^;}]*/u;
const fontFace = /@font-face\s*\{[^}]*?url\(["']?\/?([^)"']+\.woff2)["']?\)[^}]*unicode-range:[^}]*\}/gu;

/**
 * Splits each font of the production build into a small file with the characters of English texts and the whole file. A
 * browser fetches the whole file only for a page with other characters, such as an accented name. The small file of a
 * variable font has only the weights between `weights.min` and `weights.max`. The font that `headings` matches by its
 * file name has fewer characters.
 */
export function firstFonts({ weights, headings }: { weights: { min: number; max: number }; headings: RegExp }): Plugin {
  const lettersOf = (fileName: string) => (headings.test(fileName) ? headingLetters : letters);
  return {
    name: 'first-fonts',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const small = new Map<string, string>();
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.woff2')) continue;
        const isVariable = file.fileName.includes('wght');
        // A variable, because the types of the library lack `keepFeatures`.
        const options = {
          targetFormat: 'woff2' as const,
          keepFeatures: features,
          ...(isVariable ? { variationAxes: { wght: weights } } : {}),
        };
        const source = await subsetFont(Buffer.from(file.source), lettersOf(file.fileName), options);
        const name = `first-${file.names[0]}`;
        small.set(file.fileName, this.getFileName(this.emitFile({ type: 'asset', name, source })));
      }
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
        file.source = String(file.source).replaceAll(fontFace, (face, whole: string) => {
          const first = small.get(whole);
          if (first === undefined) throw new Error(`No font ${whole} in this build`);
          small.delete(whole);
          // Browsers try the last matching `@font-face` first, so the small file comes second.
          return `${face}${face.replace(whole, first).replace(unicodeRange, `unicode-range:${rangeOf(lettersOf(whole))}`)}`;
        });
      }
      if (small.size > 0) throw new Error(`No @font-face with a unicode-range has ${[...small.keys()].join(', ')}`);
    },
  };
}
