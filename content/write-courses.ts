import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildCourseZip, courses } from './build.ts';

const folder = path.resolve(process.argv[2] ?? 'courses');
mkdirSync(folder, { recursive: true });
for (const { slug } of courses) {
  const file = path.join(folder, `${slug}.zip`);
  writeFileSync(file, await buildCourseZip(slug));
  console.log(file);
}
