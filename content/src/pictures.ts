import { escapeMarkup } from './escape.ts';

/**
 * Pictures are drawn in the light palette, so they look right in any drawing tool; here each colour
 * becomes the shell's custom property, so that in the course they follow the dark theme too.
 */
export const pictureColours: Readonly<Record<string, string>> = {
  '#FFFFFF': 'surface',
  '#F5F8F7': 'canvas',
  '#EAEFEE': 'sunken',
  '#D7DEDD': 'border',
  '#6C7776': 'border-strong',
  '#525C5B': 'muted',
  '#12201F': 'text',
  // Ink on amber, which stays amber in the dark.
  '#003634': 'chrome',
  '#DDF3F1': 'bottle-tint',
  '#BCE7E2': 'bottle-soft',
  '#1A6661': 'bottle',
  '#FEEAD3': 'amber-tint',
  '#FFD4A0': 'amber-soft',
  '#FCB659': 'amber',
  '#9F6700': 'amber-line',
  '#DFF5E2': 'leaf-tint',
  '#BEE9C6': 'leaf-soft',
  '#236938': 'leaf',
  '#FFE8E4': 'brick-tint',
  '#FED0C9': 'brick-soft',
  '#A2211F': 'brick',
  '#EBECFE': 'gentian-tint',
  '#D7D9FC': 'gentian-soft',
  '#5147AC': 'gentian',
};

/**
 * Puts an SVG file into the page in place of `<img src alt>`; an empty alt means decoration.
 * Throws when the drawing cannot follow the theme.
 */
export function inlinePicture(svg: string, alt: string): string {
  // The file's own title would show as a tooltip in the page; the name is the alt text.
  const themed = svg.replace(/\s*<title>[^<]*<\/title>/, '').replace(/#[0-9a-f]{3,8}\b/gi, (colour) => {
    const token = pictureColours[colour.toUpperCase()];
    if (!token) throw new Error(`Colour ${colour} is not in the picture palette`);
    return `var(--${token})`;
  });
  const start = themed.indexOf('<svg ');
  if (start < 0) throw new Error('Not an SVG file');
  const name = alt ? `role="img" aria-label="${escapeMarkup(alt)}"` : 'aria-hidden="true" focusable="false"';
  return `<svg ${name} ${themed.slice(start + 5).trim()}`;
}
