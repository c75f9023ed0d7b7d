import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentRoot } from './content-root.ts';
import type { CourseDefinition } from './course-types.ts';
import { readPage } from './fragments.ts';
import { manifest } from './manifest.ts';
import { scoDocument } from './sco-document.ts';

export interface PackageFile {
  path: string;
  data: Buffer;
}

/** Returns all files of the course's zip: the manifest first, the rest in path order. */
export function packageFiles(course: CourseDefinition): PackageFile[] {
  const root = contentRoot();
  const folder = join(root, 'courses', course.slug);
  const documents = course.scos.map((sco) => {
    const pages = sco.pages.map((page) => readPage(folder, page));
    return { path: `${sco.id}/index.html`, data: Buffer.from(scoDocument(course, sco, pages)) };
  });
  const files = [...documents, ...shellFiles(root)].sort((a, b) => (a.path < b.path ? -1 : 1));
  const listing = manifest(
    course,
    files.map((file) => file.path),
  );
  return [{ path: 'imsmanifest.xml', data: Buffer.from(listing) }, ...files];
}

function shellFiles(root: string): PackageFile[] {
  return readdirSync(join(root, 'shell'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|css|woff2|txt)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({
      path: file.slice(root.length + 1).replaceAll('\\', '/'),
      data: readFileSync(file),
    }));
}
