/** Drawing takes a while and much memory: import this in a worker, or where it is awaited. */
export { mark } from './mark.ts';
export { headingFont, ink, registerFonts, textFont } from './pdf-brand.ts';
