/**
 * Design tokens: plain data without imports. theme.ts turns them into a Mantine theme; contrast-pairs.ts lists the
 * pairs that must stay readable. The design is "bottle and label": the frame is dark bottle glass, the content a white
 * label on porcelain. Amber means "look here" (focus, expiring, low stock); gentian marks Pharmacist-led Courses.
 */
export type Ramp = readonly [string, string, string, string, string, string, string, string, string, string];

/** Ramps of ten steps, generated in OKLCH with equal lightness at each step. */
export const palette = {
  bottle: [
    '#F0F9F8',
    '#DDF3F1',
    '#BCE7E2',
    '#92D4CE',
    '#67BEB6',
    '#43A29B',
    '#2A847E',
    '#1A6661',
    '#114B47',
    '#08312E',
  ],
  amber: ['#FFF5EA', '#FEEAD3', '#FFD4A0', '#FCB659', '#E89A16', '#C48001', '#9F6700', '#7B4E00', '#5B3900', '#3D2400'],
  leaf: ['#F1FAF2', '#DFF5E2', '#BEE9C6', '#96D8A3', '#6EC282', '#49A763', '#32884B', '#236938', '#184D27', '#0F3219'],
  brick: ['#FEF5F3', '#FFE8E4', '#FED0C9', '#FEAEA4', '#F8877B', '#E95B52', '#CC3430', '#A2211F', '#781715', '#500D0C'],
  gentian: [
    '#F6F6FE',
    '#EBECFE',
    '#D7D9FC',
    '#BEC0F9',
    '#A2A3F3',
    '#8683E6',
    '#6A63CE',
    '#5147AC',
    '#3B3185',
    '#251E5B',
  ],
  porcelain: [
    '#F5F8F7',
    '#EAEFEE',
    '#D7DEDD',
    '#BFC8C7',
    '#A5AFAE',
    '#899392',
    '#6C7776',
    '#525C5B',
    '#3A4342',
    '#252C2B',
  ],
  night: ['#E4E9E9', '#B7C0BF', '#95A1A0', '#6A7877', '#3D4B4A', '#2A3736', '#1D2B2A', '#142120', '#0D1918', '#071010'],
} as const satisfies Record<string, Ramp>;

export const hues = ['bottle', 'amber', 'leaf', 'brick', 'gentian', 'porcelain'] as const;
export type Hue = (typeof hues)[number];
type Tone = {
  filled: string;
  filledHover: string;
  onFilled: string;
  tint: string;
  tintHover: string;
  onTint: string;
  line: string;
};
export type Scheme = {
  canvas: string;
  surface: string;
  sunken: string;
  hover: string;
  selected: string;
  border: string;
  borderStrong: string;
  text: string;
  textMuted: string;
  link: string;
  chrome: string;
  chromeRaised: string;
  chromeText: string;
  chromeMuted: string;
  chromeLine: string;
  focusInner: string;
  focusOuter: string;
  tone: Record<Hue, Tone>;
};

const p = palette;
const lightTone = (h: Hue): Tone => ({
  filled: p[h][7],
  filledHover: p[h][8],
  onFilled: '#FFFFFF',
  tint: p[h][1],
  tintHover: p[h][2],
  onTint: p[h][8],
  line: p[h][6],
});
const darkTone = (h: Hue, tint: string, tintHover: string): Tone => ({
  filled: p[h][3],
  filledHover: p[h][2],
  onFilled: '#0A1413',
  tint,
  tintHover,
  onTint: p[h][2],
  line: p[h][4],
});

export const light: Scheme = {
  canvas: p.porcelain[0],
  surface: '#FFFFFF',
  sunken: p.porcelain[1],
  hover: '#F0F5F4',
  selected: '#E4F4F2',
  border: p.porcelain[2],
  borderStrong: p.porcelain[6],
  text: '#12201F',
  textMuted: p.porcelain[7],
  link: p.bottle[7],
  chrome: '#003634',
  chromeRaised: '#0B4643',
  chromeText: '#FFFFFF',
  chromeMuted: '#B4D3D0',
  chromeLine: '#1C5552',
  focusInner: '#12201F',
  focusOuter: p.amber[3],
  tone: {
    bottle: lightTone('bottle'),
    leaf: lightTone('leaf'),
    brick: lightTone('brick'),
    gentian: lightTone('gentian'),
    porcelain: lightTone('porcelain'),
    // Amber is the only hue with a light fill and dark text, because it marks attention, not actions.
    amber: {
      filled: p.amber[3],
      filledHover: p.amber[4],
      onFilled: '#12201F',
      tint: p.amber[1],
      tintHover: p.amber[2],
      onTint: p.amber[8],
      line: p.amber[6],
    },
  },
};

export const dark: Scheme = {
  canvas: '#0B1514',
  surface: '#13201F',
  sunken: '#0E1918',
  hover: '#1A2928',
  selected: '#14322F',
  border: '#2A3938',
  borderStrong: p.porcelain[5],
  text: '#E7EFEE',
  textMuted: '#A9B8B6',
  link: p.bottle[3],
  chrome: '#051F1E',
  chromeRaised: '#0E302E',
  chromeText: '#F2FAF9',
  chromeMuted: '#A6C7C4',
  chromeLine: '#16403D',
  focusInner: '#0A1413',
  focusOuter: p.amber[3],
  tone: {
    bottle: darkTone('bottle', '#123532', '#18443F'),
    amber: darkTone('amber', '#3A2A10', '#4A3616'),
    leaf: darkTone('leaf', '#15331F', '#1B4228'),
    brick: darkTone('brick', '#43201D', '#562926'),
    gentian: darkTone('gentian', '#26244A', '#312E5E'),
    porcelain: darkTone('porcelain', '#22302F', '#2C3B3A'),
  },
};

export const type = {
  body: "'Atkinson Hyperlegible Next Variable', 'Segoe UI', system-ui, sans-serif",
  display: "'Bricolage Grotesque', 'Atkinson Hyperlegible Next Variable', system-ui, sans-serif",
  mono: "'Atkinson Hyperlegible Mono Variable', ui-monospace, 'Cascadia Mono', monospace",
  /** Pairs of rem and line height. The smallest text is 13 px. */
  size: { xs: [0.8125, 1.4], sm: [0.9375, 1.45], md: [1, 1.55], lg: [1.125, 1.5], xl: [1.25, 1.4] },
  heading: {
    h1: [1.875, 1.2],
    h2: [1.375, 1.27],
    h3: [1.125, 1.35],
    h4: [1, 1.4],
    h5: [0.9375, 1.4],
    h6: [0.8125, 1.4],
  },
} as const;

/** 4 px grid. */
export const space = { xs: 8, sm: 12, md: 16, lg: 24, xl: 32, xxl: 48, xxxl: 64 } as const;
export const radius = { xs: 3, sm: 6, md: 8, lg: 12, xl: 20 } as const;
export const motion = { fast: 120, base: 180, slow: 260, ease: 'cubic-bezier(0.2, 0, 0, 1)' } as const;
/** Shadows of floating elements. Pages are flat and divided by borders. */
export const shadow = {
  xs: '0 1px 2px rgba(4, 38, 36, 0.06)',
  sm: '0 1px 2px rgba(4, 38, 36, 0.06), 0 2px 6px -1px rgba(4, 38, 36, 0.08)',
  md: '0 2px 4px rgba(4, 38, 36, 0.06), 0 8px 20px -4px rgba(4, 38, 36, 0.14)',
  lg: '0 4px 8px rgba(4, 38, 36, 0.08), 0 18px 40px -8px rgba(4, 38, 36, 0.22)',
  xl: '0 8px 16px rgba(4, 38, 36, 0.10), 0 32px 64px -12px rgba(4, 38, 36, 0.30)',
} as const;
