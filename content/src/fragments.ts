import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inlinePicture } from './pictures.ts';

export interface Page {
  id: string;
  /** Text of the fragment's h1. */
  title: string;
  html: string;
}

/** Reads `pages/<id>.html` of a course and inserts its pictures. */
export function readPage(courseFolder: string, id: string): Page {
  const source = readFileSync(join(courseFolder, 'pages', `${id}.html`), 'utf8');
  const title = /<h1>([^<]+)<\/h1>/.exec(source)?.[1];
  if (!title) throw new Error(`${id}.html has no <h1>`);
  const html = source.replace(/<img\s+src="([^"]+)"\s+alt="([^"]*)"\s*\/?>/g, (_, src: string, alt: string) =>
    inlinePicture(readFileSync(join(courseFolder, src), 'utf8'), alt.replaceAll('&amp;', '&')),
  );
  if (html.includes('<img')) throw new Error(`${id}.html has a picture not written as <img src="…" alt="…">`);
  return { id, title: title.replaceAll('&amp;', '&'), html: html.trim() };
}
