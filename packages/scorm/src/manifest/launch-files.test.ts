import { describe, expect, it } from 'vitest';

import { accept, manifestXml, NAMESPACES_12, organizationsXml, refuse } from '../test-support/manifest-xml.ts';

type Bases = { manifest?: string; resources?: string; resource?: string };

function launching(href: string, parameters = '', bases: Bases = {}): string {
  const base = (value?: string) => (value === undefined ? '' : `xml:base="${value}"`);
  return manifestXml({
    attributes: `${NAMESPACES_12} ${base(bases.manifest)}`,
    organizations: organizationsXml(
      `<item identifier="i1" identifierref="r1" parameters="${parameters}"><title>One</title></item>`,
    ),
    resources: `<resources ${base(bases.resources)}><resource identifier="r1" adlcp:scormtype="sco" href="${href}" ${base(bases.resource)}/></resources>`,
  });
}

describe('the launch URL', () => {
  it.each([
    ['index.html', '', 'index.html', 'index.html'],
    ['./a/../b/index.html', '', 'b/index.html', 'b/index.html'],
    ['a\\index.html', '', 'a/index.html', 'a/index.html'],
    ['my%20course/start.html', '', 'my course/start.html', 'my%20course/start.html'],
    ['my course/start.html', '', 'my course/start.html', 'my%20course/start.html'],
    ['100%.html', '', '100%.html', '100%25.html'],
    ['a%20b.html', '', 'a%20b.html', 'a%2520b.html'],
    ['caf%C3%A9.html', '', 'café.html', 'caf%C3%A9.html'],
    ['index.html?lang=en', '', 'index.html', 'index.html?lang=en'],
    ['index.html#/menu', '', 'index.html', 'index.html#/menu'],
    ['index.html', '?questions=Playing', 'index.html', 'index.html?questions=Playing'],
    ['index.html', '&amp;questions=Playing', 'index.html', 'index.html?questions=Playing'],
    ['index.html', 'questions=Playing', 'index.html', 'index.html?questions=Playing'],
    ['index.html?a=1', '?b=2', 'index.html', 'index.html?a=1&b=2'],
    ['index.html?a=1', '&amp;b=2', 'index.html', 'index.html?a=1&b=2'],
    ['index.html?a=1#top', '?b=2', 'index.html', 'index.html?a=1&b=2#top'],
    ['index.html', '#top', 'index.html', 'index.html#top'],
    ['index.html', '?b=2#end', 'index.html', 'index.html?b=2#end'],
    ['index.html#top', '#end', 'index.html', 'index.html#top'],
    ['index.html', '?name=Ada Okafor', 'index.html', 'index.html?name=Ada%20Okafor'],
    ['index.html', '?', 'index.html', 'index.html'],
  ])('uses, for href "%s" and parameters "%s", the file %s', (href, parameters, file, url) => {
    expect(accept(launching(href, parameters), [file]).items[0]).toMatchObject({ file, href: url });
  });

  it.each<[Bases, string, string]>([
    [{ manifest: 'content/' }, 'index.html', 'content/index.html'],
    [{ resources: 'content/' }, 'index.html', 'content/index.html'],
    [{ resource: 'content/' }, 'index.html', 'content/index.html'],
    [{ manifest: 'a/', resources: 'b/', resource: 'c/' }, 'd/index.html', 'a/b/c/d/index.html'],
    [{ manifest: 'a/', resource: '../c/' }, 'index.html', 'c/index.html'],
    [{ manifest: 'my%20course/' }, 'index.html', 'my course/index.html'],
    [{ manifest: 'a/base.xml' }, 'index.html', 'a/index.html'],
  ])('resolves xml:base %j', (bases, href, file) => {
    expect(accept(launching(href, '', bases), [file]).items[0]?.file).toBe(file);
  });

  it('resolves xml:base for listed files too', () => {
    const resources =
      '<resources xml:base="c/"><resource identifier="r1" adlcp:scormtype="sco" href="index.html"><file href="a.js"/></resource></resources>';
    expect(accept(manifestXml({ resources }), ['c/index.html', 'c/a.js']).warnings).toEqual([]);
    expect(accept(manifestXml({ resources }), ['c/index.html', 'a.js']).warnings).toEqual([
      expect.stringContaining('“c/a.js”'),
    ]);
  });
});

describe('an unusable launch file', () => {
  it.each([
    ['https://elsewhere.example/index.html'],
    ['//elsewhere.example/index.html'],
    ['javascript:alert(1)'],
    ['/index.html'],
    ['../index.html'],
    ['a/../../index.html'],
    ['%2e%2e/index.html'],
    ['a%2f..%2f..%2findex.html'],
    ['..\\index.html'],
  ])('%s is outside the package', (href) => {
    expect(refuse(launching(href), ['index.html'])).toEqual({
      code: 'launch-outside-package',
      message: `Item “One” uses resource “r1”, whose href “${href}” is outside the package.`,
    });
  });

  it('is named with its item and resource when it is missing', () => {
    expect(refuse(launching('content/start.html'))).toEqual({
      code: 'launch-file-missing',
      message: 'Item “One” uses resource “r1”, but its launch file “content/start.html” is not in the package.',
    });
  });

  it('is distinguished from a file that differs only in capitals', () => {
    expect(refuse(launching('Index.html')).message).toContain('There is a “index.html”: capitals matter.');
  });

  it.each(['', ' '])('is refused without an href ("%s")', (href) => {
    expect(refuse(launching(href))).toEqual({
      code: 'launch-href-missing',
      message: expect.stringMatching(/“One”.*“r1”.*no href/),
    });
  });
});

describe('resources', () => {
  it('give one warning that names the first five missing files that they list', () => {
    const files = [1, 2, 3, 4, 5, 6, 7].map((number) => `<file href="f${number}.js"/>`).join('');
    const resources = `<resources><resource identifier="r1" adlcp:scormtype="sco" href="index.html"><file href="index.html"/>${files}${files}</resource></resources>`;
    expect(accept(manifestXml({ resources })).warnings).toEqual([
      'The manifest lists files that are not in the package: “f1.js”, “f2.js”, “f3.js”, “f4.js”, “f5.js” and 2 more.',
    ]);
  });

  it.each([
    ['adlcp:scormtype="asset"', 'asset', 0],
    ['adlcp:scormType="Asset"', 'asset', 0],
    ['scormtype="sco"', 'sco', 0],
    ['', 'sco', 1],
    ['adlcp:scormtype="movie"', 'sco', 1],
  ])('with %s are %s', (attribute, scormType, warnings) => {
    const manifest = accept(
      manifestXml({ resources: `<resources><resource identifier="r1" ${attribute} href="index.html"/></resources>` }),
    );
    expect(manifest.items[0]?.scormType).toBe(scormType);
    expect(manifest.warnings).toHaveLength(warnings);
  });

  it.each(['x:identifier="other" identifier="r1"', 'identifier="r1" x:identifier="other"'])(
    'take the identifier from the attribute without a prefix: %s',
    (attributes) => {
      const resources = `<resources><resource ${attributes} adlcp:scormtype="sco" href="index.html"/></resources>`;
      expect(accept(manifestXml({ resources })).items[0]?.resourceIdentifier).toBe('r1');
    },
  );

  it('use the first of two with the same identifier, with a warning', () => {
    const one = (href: string) => `<resource identifier="r1" adlcp:scormtype="sco" href="${href}"/>`;
    const manifest = accept(manifestXml({ resources: `<resources>${one('index.html')}${one('b.html')}</resources>` }));
    expect(manifest.items[0]?.file).toBe('index.html');
    expect(manifest.warnings).toEqual([expect.stringContaining('“r1”')]);
  });
});
