import { light, type Scheme } from './tokens.ts';

type Pair = [name: string, foreground: string, background: string, least: number];

/** Returns the pairs that contrast-pairs.test.ts measures: name, foreground, background, least ratio. */
export function contrastPairs(s: Scheme): Pair[] {
  const pairs: Pair[] = [
    ['text / surface', s.text, s.surface, 7],
    ['text / canvas', s.text, s.canvas, 7],
    ['text / selected row', s.text, s.selected, 7],
    ['muted / surface', s.textMuted, s.surface, 4.5],
    ['muted / canvas', s.textMuted, s.canvas, 4.5],
    ['muted / sunken', s.textMuted, s.sunken, 4.5],
    ['muted / hover row', s.textMuted, s.hover, 4.5],
    ['muted / selected row', s.textMuted, s.selected, 4.5],
    ['link / surface', s.link, s.surface, 4.5],
    ['link / canvas', s.link, s.canvas, 4.5],
    ['link / selected row', s.link, s.selected, 4.5],
    ['chrome text / chrome', s.chromeText, s.chrome, 7],
    ['chrome text / raised', s.chromeText, s.chromeRaised, 7],
    ['chrome muted / chrome', s.chromeMuted, s.chrome, 4.5],
    ['chrome muted / raised', s.chromeMuted, s.chromeRaised, 4.5],
    ['control border / surface', s.borderStrong, s.surface, 3],
    ['control border / canvas', s.borderStrong, s.canvas, 3],
    ['focus outer / chrome', s.focusOuter, s.chrome, 3],
    ['focus outer / inner', s.focusOuter, s.focusInner, 3],
  ];
  // On light surfaces the inner ring has the contrast, on dark ones the outer ring.
  const best = s === light ? s.focusInner : s.focusOuter;
  pairs.push(['focus ring / surface', best, s.surface, 3], ['focus ring / canvas', best, s.canvas, 3]);
  for (const [h, t] of Object.entries(s.tone)) {
    pairs.push(
      [`${h} on-filled / filled`, t.onFilled, t.filled, 4.5],
      [`${h} on-filled / hover`, t.onFilled, t.filledHover, 4.5],
      [`${h} on-tint / tint`, t.onTint, t.tint, 4.5],
      [`${h} on-tint / tint hover`, t.onTint, t.tintHover, 4.5],
      [`${h} line / surface`, t.line, s.surface, 3],
      [`${h} line / canvas`, t.line, s.canvas, 3],
    );
  }
  return pairs;
}
