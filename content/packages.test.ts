import { describe, expect, it } from 'vitest';
import { buildCourseZip, courses } from './build.ts';
import { catalogue, getCourse } from './src/catalogue.ts';
import { contentRoot } from './src/content-root.ts';
import { prerequisites } from './src/manifest.ts';
import { readZip } from './src/read-zip.test-support.ts';

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] ?? '');

describe('the course catalogue', () => {
  it('offers the four courses with their certificate months', () => {
    expect(courses.map((course) => [course.slug, course.defaultMonths])).toEqual([
      ['sepsis-spotting-deterioration', 24],
      ['safeguarding-level-2', 24],
      ['data-security-level-1', 12],
      ['immunisation-annual-update', 12],
    ]);
    for (const course of courses) {
      expect(course.deliverableId).toBe(1);
      expect(course).not.toHaveProperty('scos');
    }
  });

  it('refuses an unknown course', async () => {
    await expect(buildCourseZip('no-such-course')).rejects.toThrow('no-such-course');
  });

  it('finds its files from a folder below, as in a bundled server', () => {
    expect(contentRoot(`${import.meta.dirname}/courses/safeguarding-level-2`)).toBe(import.meta.dirname);
    expect(contentRoot(`${import.meta.dirname}/../apps/server`)).toMatch(/content$/);
    expect(() => contentRoot('/')).toThrow('not found');
  });
});

describe.each(courses.map((course) => course.slug))('the package %s', (slug) => {
  it('has the same bytes at each build, and is built within a second', async () => {
    const started = performance.now();
    const first = await buildCourseZip(slug);
    expect(performance.now() - started).toBeLessThan(1000);
    expect(first.equals(await buildCourseZip(slug))).toBe(true);
    expect(first.length).toBeLessThan(300_000);
  });

  it('has a manifest that lists exactly its files', async () => {
    const files = readZip(await buildCourseZip(slug));
    const manifest = files.get('imsmanifest.xml')?.toString() ?? '';
    expect([...files.keys()][0]).toBe('imsmanifest.xml');
    const listed = all(manifest, /<file href="([^"]+)"/g);
    expect(listed.toSorted()).toEqual([...files.keys()].filter((path) => path !== 'imsmanifest.xml').toSorted());
    expect(new Set(listed).size).toBe(listed.length);
  });

  it('has a SCORM 1.2 manifest whose references all exist', async () => {
    const manifest =
      readZip(await buildCourseZip(slug))
        .get('imsmanifest.xml')
        ?.toString() ?? '';
    expect(manifest).toContain('xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2"');
    expect(manifest).toContain('xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2"');
    expect(manifest).toContain('<schemaversion>1.2</schemaversion>');
    const resources = all(manifest, /<resource identifier="([^"]+)"/g);
    expect(resources).toEqual(expect.arrayContaining(all(manifest, /identifierref="([^"]+)"/g)));
    const items = all(manifest, /<item identifier="([^"]+)"/g);
    const needed = all(manifest, /<adlcp:prerequisites[^>]*>([^<]+)</g).flatMap((script) => script.split('&amp;'));
    expect(items).toEqual(expect.arrayContaining(needed));
    expect(all(manifest, /<adlcp:masteryscore>(\d+)</g)).toEqual(['80']);
    const identifiers = all(manifest, / identifier="([^"]+)"/g);
    expect(new Set(identifiers).size).toBe(identifiers.length);
  });

  it('requests nothing from other hosts', async () => {
    for (const [path, data] of readZip(await buildCourseZip(slug))) {
      if (!/\.(html|css|js)$/.test(path)) continue;
      const text = data.toString().replaceAll('http://www.w3.org/2000/svg', '');
      expect(text, path).not.toMatch(/https?:|["'(]\/\/|\beval\(|new Function|innerHTML/);
    }
  });

  it('refers only to files in the package', async () => {
    const files = readZip(await buildCourseZip(slug));
    for (const [path, data] of files) {
      const references = path.endsWith('.html')
        ? all(data.toString(), /(?:src|href)="(\.\.?\/[^"]+)"/g)
        : path.endsWith('.js')
          ? all(data.toString(), /from '(\.\/[^']+)'/g)
          : path.endsWith('.css')
            ? all(data.toString(), /url\("([^"]+)"\)/g)
            : [];
      for (const reference of references) {
        expect(files.has(new URL(reference, `file:///${path}`).pathname.slice(1)), `${path}: ${reference}`).toBe(true);
      }
    }
  });
});

describe('prerequisites', () => {
  it('open the safeguarding parts one after the other', () => {
    expect(getCourse('safeguarding-level-2').scos.map(prerequisites)).toEqual([
      '',
      'item_recognise',
      'item_recognise&item_respond',
    ]);
  });

  it('name only earlier parts of the same course', () => {
    for (const course of catalogue) {
      for (const [index, sco] of course.scos.entries()) {
        const earlier = course.scos.slice(0, index).map((other) => other.id);
        expect(earlier).toEqual(expect.arrayContaining([...(sco.requires ?? [])]));
      }
    }
  });
});
