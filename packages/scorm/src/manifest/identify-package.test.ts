import { describe, expect, it } from 'vitest';

import { identifyPackage } from './index.ts';

describe('a SCORM package', () => {
  it.each([
    ['at the root', ['imsmanifest.xml', 'index.html'], 'imsmanifest.xml', ''],
    ['in the only folder', ['course/imsmanifest.xml', 'course/a/index.html'], 'course/imsmanifest.xml', 'course/'],
    [
      'in the only folder, beside the litter of macOS',
      ['course/imsmanifest.xml', '__MACOSX/._course', '.DS_Store'],
      'course/imsmanifest.xml',
      'course/',
    ],
    [
      'in the only folder, with folder entries',
      ['course/', 'course/imsmanifest.xml'],
      'course/imsmanifest.xml',
      'course/',
    ],
    ['in capitals', ['IMSManifest.xml'], 'IMSManifest.xml', ''],
    ['beside a tincan.xml', ['tincan.xml', 'imsmanifest.xml'], 'imsmanifest.xml', ''],
    ['at the root and deeper', ['a/imsmanifest.xml', 'imsmanifest.xml'], 'imsmanifest.xml', ''],
  ])('has its manifest %s', (_where, files, manifestPath, folder) => {
    expect(identifyPackage(files)).toEqual({ kind: 'scorm', manifestPath, folder });
  });
});

describe('a package of another kind', () => {
  it.each([
    ['cmi5', ['cmi5.xml', 'index.html'], /cmi5 package.*cmi5\.xml/],
    ['cmi5', ['course/cmi5.xml'], /course\/cmi5\.xml/],
    ['xapi', ['tincan.xml', 'index.html'], /xAPI.*tincan\.xml/],
    ['aicc', ['course.crs', 'course.au'], /AICC.*course\.crs/],
    ['aicc', ['top/A.AU'], /AICC.*top\/A\.AU/],
    ['unknown', ['index.html'], /no imsmanifest\.xml/],
    ['unknown', [], /no imsmanifest\.xml/],
    ['unknown', ['a/imsmanifest.xml', 'b/index.html'], /a\/imsmanifest\.xml.*must be at the top/],
    ['unknown', ['a/b/imsmanifest.xml'], /a\/b\/imsmanifest\.xml/],
    ['unknown', ['course.zip', 'readme.txt'], /another zip, “course\.zip”/],
    ['unknown', ['sub/course.au', 'index.html'], /no imsmanifest\.xml/],
  ])('reports kind %s with a reason for the files %j', (kind, files, message) => {
    expect(identifyPackage(files)).toEqual({
      kind,
      problem: { code: 'not-scorm', message: expect.stringMatching(message) },
    });
  });
});
