import { escapeMarkup } from './escape.ts';

/**
 * Colours of the light palette and the shell's custom properties for them. Pictures are drawn in the light palette, so
 * they look right in any drawing tool. In the course they use the custom properties, so they follow the dark theme too.
 */
export const pictureColours: Readonly<Record<string, string>> = {
  '#FFFFFF': 'surface',
  '#F5F8F7': 'canvas',
  '#EAEFEE': 'sunken',
  '#D7DEDD': 'border',
  '#6C7776': 'border-strong',
  '#525C5B': 'muted',
  '#12201F': 'text',
  // Ink on amber. Amber stays the same in the dark theme.
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
 * Puts an SVG file into the page instead of `<img src alt>`. An empty alt means decoration. Throws for a colour outside
 * of the palette.
 */
export function inlinePicture(svg: string, alt: string): string {
  // The title in the file would show as a tooltip, so it is removed. The alt text is the name.
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
