import { type CSSVariablesResolver, rem } from '@mantine/core';
import { dark, hues, light, motion, type Scheme, space } from './tokens.ts';

const schemeVars = (s: Scheme) => ({
  '--mantine-color-body': s.canvas,
  '--mantine-color-text': s.text,
  '--mantine-color-bright': s.text,
  '--mantine-color-dimmed': s.textMuted,
  '--mantine-color-anchor': s.link,
  '--mantine-color-placeholder': s.textMuted,
  '--mantine-color-error': s.tone.brick.filled,
  '--mantine-color-default': s.surface,
  '--mantine-color-default-hover': s.hover,
  '--mantine-color-default-color': s.text,
  '--mantine-color-default-border': s.borderStrong,
  '--mantine-color-disabled': s.sunken,
  '--mantine-color-disabled-color': s.textMuted,
  '--mantine-color-disabled-border': s.border,
  '--ds-canvas': s.canvas,
  '--ds-surface': s.surface,
  '--ds-sunken': s.sunken,
  '--ds-hover': s.hover,
  '--ds-selected': s.selected,
  '--ds-border': s.border,
  '--ds-border-strong': s.borderStrong,
  '--ds-text': s.text,
  '--ds-muted': s.textMuted,
  '--ds-link': s.link,
  '--ds-chrome': s.chrome,
  '--ds-chrome-raised': s.chromeRaised,
  '--ds-chrome-text': s.chromeText,
  '--ds-chrome-muted': s.chromeMuted,
  '--ds-chrome-line': s.chromeLine,
  '--ds-focus-inner': s.focusInner,
  '--ds-focus-outer': s.focusOuter,
  ...Object.fromEntries(
    hues.flatMap((h) => {
      const t = s.tone[h];
      return [
        [`--mantine-color-${h}-filled`, t.filled],
        [`--mantine-color-${h}-filled-hover`, t.filledHover],
        [`--mantine-color-${h}-on-filled`, t.onFilled],
        [`--mantine-color-${h}-light`, t.tint],
        [`--mantine-color-${h}-light-hover`, t.tintHover],
        [`--mantine-color-${h}-light-color`, t.onTint],
        [`--mantine-color-${h}-outline`, t.onTint],
        [`--mantine-color-${h}-outline-hover`, t.tint],
        [`--mantine-color-${h}-text`, t.onTint],
        [`--ds-${h}-line`, t.line],
      ];
    }),
  ),
});

/** In both schemes Mantine writes the coloured items of a menu in shade 6, which is too faint on their tint. */
const menuVars = (s: Scheme) => Object.fromEntries(hues.map((h) => [`--mantine-color-${h}-6`, s.tone[h].onTint]));

export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {
    '--ds-ease': motion.ease,
    '--ds-fast': `${motion.fast}ms`,
    '--ds-base': `${motion.base}ms`,
    '--ds-slow': `${motion.slow}ms`,
    '--mantine-spacing-xxl': rem(space.xxl),
    '--mantine-spacing-xxxl': rem(space.xxxl),
  },
  light: { ...schemeVars(light), ...menuVars(light) },
  dark: { ...schemeVars(dark), ...menuVars(dark) },
});
