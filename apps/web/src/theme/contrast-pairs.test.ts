import { DEFAULT_THEME, mergeMantineTheme } from '@mantine/core';
import { expect, test } from 'vitest';
import { contrastPairs } from './contrast-pairs.ts';
import { cssVariablesResolver } from './css-variables.ts';
import { theme } from './theme.ts';
import { dark, hues, light } from './tokens.ts';

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function ratio(a: string, b: string): number {
  const [lighter = 0, darker = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (lighter + 0.05) / (darker + 0.05);
}

const pairs = [
  ...contrastPairs(light).map((pair) => ['light', ...pair] as const),
  ...contrastPairs(dark).map((pair) => ['dark', ...pair] as const),
];

test.each(pairs)('%s has enough contrast: %s', (_scheme, _name, foreground, background, least) => {
  expect(ratio(foreground, background)).toBeGreaterThanOrEqual(least);
});

const variables = cssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, theme));
const menus = hues.flatMap((hue) => (['light', 'dark'] as const).map((scheme) => [hue, scheme] as const));

test.each(menus)('a %s item of a menu that the mouse is over can be read in the %s scheme', (hue, scheme) => {
  const own = variables[scheme];
  const item = own[`--mantine-color-${hue}-6`] ?? '';
  expect(ratio(item, own['--ds-surface'] ?? '')).toBeGreaterThanOrEqual(4.5);
  expect(ratio(item, own[`--mantine-color-${hue}-light-hover`] ?? '')).toBeGreaterThanOrEqual(4.5);
});
