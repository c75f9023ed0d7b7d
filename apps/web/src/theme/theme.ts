import {
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  rem,
  type VariantColorsResolver,
} from '@mantine/core';
import { type Hue, hues, light, palette, radius, shadow, space, type } from './tokens.ts';

const tuple = (name: keyof typeof palette) => palette[name] as unknown as MantineColorsTuple;
const px = (o: Record<string, number>) => Object.fromEntries(Object.entries(o).map(([k, v]) => [k, rem(v)]));

/** Takes the text colour of filled variants from the token, so that light fills in the dark theme get dark text. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const resolved = defaultVariantColorsResolver(input);
  const hue = (input.color ?? input.theme.primaryColor) as Hue;
  if (input.variant === 'filled' && hues.includes(hue))
    return { ...resolved, color: `var(--mantine-color-${hue}-on-filled)` };
  return resolved;
};

/**
 * The head of a dialogue is an HTML `header`. Without this role, screen readers announce it as a second banner of the
 * page.
 */
const plainHeader = { attributes: { header: { role: 'presentation' } } };

export const theme = createTheme({
  primaryColor: 'bottle',
  primaryShade: { light: 7, dark: 3 },
  colors: {
    bottle: tuple('bottle'),
    amber: tuple('amber'),
    leaf: tuple('leaf'),
    brick: tuple('brick'),
    gentian: tuple('gentian'),
    porcelain: tuple('porcelain'),
    gray: tuple('porcelain'),
    dark: tuple('night'),
    // Mantine's own colour names also work, with colours of the palette.
    green: tuple('leaf'),
    red: tuple('brick'),
    yellow: tuple('amber'),
    teal: tuple('bottle'),
    violet: tuple('gentian'),
  },
  white: '#FFFFFF',
  black: light.text,
  variantColorResolver,
  respectReducedMotion: true,
  cursorType: 'pointer',
  focusRing: 'never', // global.css has one :focus-visible ring instead
  fontFamily: type.body,
  fontFamilyMonospace: type.mono,
  fontSizes: Object.fromEntries(Object.entries(type.size).map(([k, v]) => [k, `${v[0]}rem`])),
  lineHeights: Object.fromEntries(Object.entries(type.size).map(([k, v]) => [k, String(v[1])])),
  headings: {
    fontFamily: type.display,
    fontWeight: '650',
    textWrap: 'balance',
    sizes: Object.fromEntries(
      Object.entries(type.heading).map(([k, v]) => [k, { fontSize: `${v[0]}rem`, lineHeight: String(v[1]) }]),
    ) as never,
  },
  spacing: px(space),
  radius: px(radius),
  shadows: shadow,
  defaultRadius: 'md',
  breakpoints: { xs: '30em', sm: '48em', md: '62em', lg: '75em', xl: '90em' }, // sm = 768 px, where menus collapse
  // Plain objects instead of `Component.extend`, which would pull every component into the first script.
  components: {
    Button: {
      defaultProps: { size: 'md' },
      styles: {
        root: {
          fontWeight: 600,
          '--button-height-md': rem(40),
          '--button-padding-x-md': rem(18),
          '--button-fz': 'var(--mantine-font-size-sm)',
        },
      },
    },
    Anchor: { defaultProps: { underline: 'always' } },
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'porcelain', size: 36 } },
    Badge: {
      defaultProps: { variant: 'light', radius: 'sm' },
      styles: {
        root: { textTransform: 'none', fontWeight: 600, fontSize: rem(13), height: rem(24), paddingInline: rem(8) },
      },
    },
    Paper: { defaultProps: { radius: 'lg' } },
    Table: { defaultProps: { verticalSpacing: 'sm', horizontalSpacing: 'md', fz: 'sm' } },
    TextInput: { defaultProps: { size: 'md' } },
    PasswordInput: { defaultProps: { size: 'md' } },
    Textarea: { defaultProps: { size: 'md' } },
    Select: { defaultProps: { size: 'md', allowDeselect: false } },
    NativeSelect: { defaultProps: { size: 'md' } },
    Checkbox: { defaultProps: { size: 'sm', radius: 5 } },
    Menu: { defaultProps: { shadow: 'md', radius: 'md', position: 'bottom-end', withinPortal: true } },
    Modal: {
      defaultProps: {
        centered: true,
        radius: 'lg',
        padding: 'lg',
        shadow: 'xl',
        closeButtonProps: { 'aria-label': 'Close' },
        ...plainHeader,
      },
    },
    Drawer: { defaultProps: { padding: 'lg', ...plainHeader } },
    Tooltip: { defaultProps: { openDelay: 300, withArrow: true } },
    // Mantine gives both role="alert", but only errors may interrupt a screen reader.
    Alert: { defaultProps: { role: 'status', radius: 'md' } },
    Notification: { defaultProps: { role: 'status' } },
  },
});
