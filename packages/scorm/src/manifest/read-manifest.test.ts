import { describe, expect, it } from 'vitest';

import { accept, manifestXml, NAMESPACES_12, organizationsXml, refuse } from '../test-support/manifest-xml.ts';

const ITEM = '<item identifier="i1" identifierref="r1"><title>One</title></item>';

function withItem(inside: string): string {
  return manifestXml({
    organizations: organizationsXml(`<item identifier="i1" identifierref="r1"><title>One</title>${inside}</item>`),
  });
}

it('reads a plain manifest without a warning', () => {
  expect(accept(manifestXml())).toEqual({
    identifier: 'course',
    title: 'Course',
    version: '1.2',
    warnings: [],
    items: [
      {
        identifier: 'i1',
        title: 'One',
        sections: [],
        isVisible: true,
        href: 'index.html',
        file: 'index.html',
        resourceIdentifier: 'r1',
        scormType: 'sco',
        launchData: '',
        masteryScore: null,
        maxTimeAllowed: '',
        timeLimitAction: '',
        prerequisites: '',
      },
    ],
  });
});

describe('XML of the manifest', () => {
  it('may begin with a byte order mark', () => {
    expect(accept(`\uFEFF${manifestXml()}`).title).toBe('Course');
  });

  it('gets the line of its error into the message', () => {
    const problem = refuse('<manifest>\n<organizations>\n</manifest>');
    expect(problem.code).toBe('not-well-formed');
    expect(problem.message).toMatch(/imsmanifest\.xml is not well-formed XML, line 3: .*organizations/);
  });

  it.each([
    ['nothing', ''],
    ['no XML', 'hello'],
    ['half an element', '<manifest'],
    ['a name that reaches for prototypes', '<manifest __proto__="x"/>'],
    ['nesting without end', '<a>'.repeat(500) + '</a>'.repeat(500)],
  ])('is refused when it is %s', (_what, xml) => {
    expect(refuse(xml).code).toBe('not-well-formed');
  });

  it('is refused when it is too large', () => {
    expect(refuse(`<manifest>${' '.repeat(10_000_000)}</manifest>`).code).toBe('too-large');
  });

  it.each([
    ['a DTD', '<!DOCTYPE manifest SYSTEM "http://evil/x.dtd">'],
    ['entities', '<!DOCTYPE m [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>'],
    ['a DTD after a comment', '<!-- hello --><!doctype manifest>'],
  ])('is refused with %s', (_what, doctype) => {
    const problem = refuse(manifestXml({ prologue: `<?xml version="1.0"?>${doctype}` }));
    expect(problem).toEqual({ code: 'has-dtd', message: expect.stringContaining('DOCTYPE') });
  });

  it('may contain the text of a DTD in a comment or in CDATA', () => {
    const prologue = '<?xml version="1.0"?><!-- <!DOCTYPE x> -->';
    expect(
      accept(manifestXml({ prologue, metadata: '<schemaversion><![CDATA[1.2 <!ENTITY]]></schemaversion>' })).items,
    ).toHaveLength(1);
  });

  it('has its character references decoded once, and CDATA unchanged', () => {
    const title = 'Caf&#233; &#x2013; R&amp;D &amp;#233; &lt;b&gt; &bogus; <![CDATA[&amp;]]>';
    const xml = manifestXml({
      organizations: organizationsXml(`<item identifier="i1" identifierref="r1"><title>${title}</title></item>`),
    });
    expect(accept(xml).items[0]?.title).toBe('Café – R&D &#233; <b> &bogus; &amp;');
  });

  it('must contain a manifest', () => {
    expect(refuse('<tincan/>')).toEqual({ code: 'not-a-manifest', message: expect.stringContaining('“tincan”') });
  });
});

describe('version of SCORM', () => {
  const ns2004 = 'xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_v1p3"';

  it.each([
    ['2004 3rd Edition', ns2004],
    ['CAM 1.3', ns2004],
    ['2004 4th Edition', NAMESPACES_12],
    ['1.2', `${ns2004} xmlns:imsss="http://www.imsglobal.org/xsd/imsss"`],
  ])('recognises schemaversion %s with %s as SCORM 2004 and names it', (version, namespaces) => {
    const problem = refuse(
      manifestXml({ attributes: namespaces, metadata: `<schemaversion>${version}</schemaversion>` }),
    );
    expect(problem).toEqual({
      code: 'scorm-2004',
      message: expect.stringMatching(/SCORM 2004 package.*publish.*SCORM 1\.2/),
    });
  });

  it('follows from the namespaces without a schemaversion', () => {
    expect(refuse(manifestXml({ attributes: ns2004, metadata: '' })).code).toBe('scorm-2004');
    expect(accept(manifestXml({ metadata: '' })).warnings).toEqual([]);
  });

  it.each(['1.2', 'ADL SCORM 1.2', 'My Course 7'])(
    'accepts the schemaversion "%s" with the namespaces of 1.2',
    (version) => {
      expect(accept(manifestXml({ metadata: `<schemaversion>${version}</schemaversion>` })).warnings).toEqual([]);
    },
  );

  it('is the stated 1.2, with a warning, when only the elements of tracking have the namespace of 2004', () => {
    for (const version of ['1.2', 'ADL SCORM 1.2']) {
      const xml = manifestXml({ attributes: ns2004, metadata: `<schemaversion>${version}</schemaversion>` });
      expect(accept(xml).warnings).toEqual([
        'The manifest says SCORM 1.2 and has a namespace of SCORM 2004; it is taken as SCORM 1.2.',
      ]);
    }
  });

  it('accepts 1.2 with the namespaces of both', () => {
    expect(
      accept(manifestXml({ attributes: `${NAMESPACES_12} xmlns:seq="http://www.adlnet.org/xsd/adlseq_v1p3"` })).items,
    ).toHaveLength(1);
  });

  it('is 1.2, with a warning, when the manifest does not say', () => {
    expect(accept(manifestXml({ attributes: '', metadata: '' })).warnings).toEqual([
      expect.stringContaining('version of SCORM'),
    ]);
  });

  it('recognises a Common Cartridge and names it', () => {
    const problem = refuse(
      manifestXml({ metadata: '<schema>IMS Common Cartridge</schema><schemaversion>1.1.0</schemaversion>' }),
    );
    expect(problem).toEqual({ code: 'common-cartridge', message: expect.stringContaining('IMS Common Cartridge') });
  });
});

describe('organizations', () => {
  const two =
    '<organization identifier="a"><title>A</title><item identifier="ia" identifierref="r1"/></organization>' +
    '<organization identifier="b"><title>B</title><item identifier="ib" identifierref="r1"/></organization>';

  it.each([
    ['the default', '<organizations default="b">', 'B', 0],
    ['the first when none is named', '<organizations>', 'A', 0],
    ['the first when the default does not exist', '<organizations default="c">', 'A', 1],
  ])('uses %s', (_what, open, title, warnings) => {
    const manifest = accept(manifestXml({ organizations: `${open}${two}</organizations>` }));
    expect(manifest.title).toBe(title);
    expect(manifest.warnings).toHaveLength(warnings);
  });

  it.each([
    ['no organizations', ''],
    ['an empty list', '<organizations/>'],
    ['an organization without items', organizationsXml('')],
  ])('offers the SCOs among the resources when there are %s', (_what, organizations) => {
    const resources =
      '<resources><resource identifier="s1" adlcp:scormtype="sco" href="index.html"/>' +
      '<resource identifier="x" adlcp:scormtype="asset" href="index.html"/><resource identifier="s2" adlcp:scormtype="SCO" href="index.html"/></resources>';
    const manifest = accept(manifestXml({ organizations, resources }));
    expect(manifest.items.map((item) => [item.identifier, item.scormType])).toEqual([
      ['s1', 'sco'],
      ['s2', 'sco'],
    ]);
    expect(manifest.warnings).toContainEqual(expect.stringContaining('no organization'));
  });

  it('offers the assets when there is no SCO either', () => {
    const resources =
      '<resources><resource identifier="x" adlcp:scormtype="asset" href="index.html"/><resource identifier="y"/></resources>';
    const manifest = accept(manifestXml({ organizations: '', resources }));
    expect(manifest.items).toMatchObject([{ identifier: 'x', scormType: 'asset' }]);
  });

  it.each([
    ['only headings', organizationsXml('<item identifier="h"><title>H</title></item>'), 'o1'],
    ['neither organizations nor resources with an href', '', 'no organization'],
  ])('are refused with %s', (_what, organizations, named) => {
    const problem = refuse(
      manifestXml({ organizations, resources: '<resources><resource identifier="r1"/></resources>' }),
    );
    expect(problem).toEqual({ code: 'nothing-to-launch', message: expect.stringContaining(named) });
  });
});

describe('items', () => {
  it('are listed depth first, with their sections and including launchable parents', () => {
    const organizations = organizationsXml(
      '<item identifier="s"><title>Section</title><item identifier="p" identifierref="r1"><title>Parent</title>' +
        '<item identifier="c" identifierref="r1" isvisible="false"/></item></item><item identifier="l" identifierref="r1"/>',
    );
    expect(accept(manifestXml({ organizations })).items).toMatchObject([
      { identifier: 'p', title: 'Parent', isVisible: true, sections: [{ identifier: 's', title: 'Section' }] },
      {
        identifier: 'c',
        title: 'c',
        isVisible: false,
        sections: [{ identifier: 's' }, { identifier: 'p', title: 'Parent' }],
      },
      { identifier: 'l', sections: [] },
    ]);
  });

  it('may share an href with different parameters', () => {
    const organizations = organizationsXml(
      '<item identifier="a" identifierref="r1" parameters="?q=A"/><item identifier="b" identifierref="r1" parameters="?q=B"/>',
    );
    expect(accept(manifestXml({ organizations })).items.map((item) => item.href)).toEqual([
      'index.html?q=A',
      'index.html?q=B',
    ]);
  });

  it('never share an identifier', () => {
    const manifest = accept(manifestXml({ organizations: organizationsXml(ITEM + ITEM) }));
    expect(manifest.items.map((item) => item.identifier)).toEqual(['i1', 'i1-2']);
    expect(manifest.warnings).toContainEqual(expect.stringContaining('“i1-2”'));
  });

  it('give their title to a manifest without one', () => {
    const organizations =
      '<organizations><organization identifier="o"><item identifier="i1" identifierref="r1"><title>One</title></item></organization></organizations>';
    expect(accept(manifestXml({ organizations })).title).toBe('One');
  });

  it('are refused by name when their resource is missing', () => {
    const problem = refuse(
      manifestXml({
        organizations: organizationsXml(`${ITEM}<item identifier="i2" identifierref="lost"><title>Two</title></item>`),
      }),
    );
    expect(problem).toEqual({ code: 'unknown-resource', message: expect.stringMatching(/“Two”.*“lost”/) });
  });
});

describe('item settings', () => {
  it.each([
    ['adlcp:datafromlms', 'a=1&amp;b=2', { launchData: 'a=1&b=2' }],
    ['adlcp:dataFromLMS', 'x', { launchData: 'x' }],
    ['adlcp:dataFromLms', 'x', { launchData: 'x' }],
    ['adlcp:masteryscore', '80', { masteryScore: 80 }],
    ['adlcp:masteryScore', ' 66.5 ', { masteryScore: 66.5 }],
    ['adlcp:masteryscore', '0', { masteryScore: 0 }],
    ['adlcp:maxtimeallowed', '02:30:00', { maxTimeAllowed: '0002:30:00.00' }],
    ['adlcp:timelimitaction', 'exit,message', { timeLimitAction: 'exit,message' }],
    ['adlcp:timelimitaction', 'Continue, No  Message', { timeLimitAction: 'continue,no message' }],
    ['adlcp:prerequisites', '', { prerequisites: '' }],
    ['adlcp:prerequisites', 'i1 &amp; ~i1', { prerequisites: 'i1 & ~i1' }],
  ])('reads %s "%s" without a warning', (name, text, expected) => {
    const manifest = accept(withItem(`<${name}>${text}</${name}>`));
    expect(manifest.items[0]).toMatchObject(expected);
    expect(manifest.warnings).toEqual([]);
  });

  it.each([
    ['masteryscore', '101', { masteryScore: null }],
    ['masteryscore', 'high', { masteryScore: null }],
    ['masteryscore', '-1', { masteryScore: null }],
    ['maxtimeallowed', 'PT30M', { maxTimeAllowed: '' }],
    ['timelimitaction', 'explode', { timeLimitAction: '' }],
  ])('%s "%s" is left out with a warning', (name, text, expected) => {
    const manifest = accept(withItem(`<adlcp:${name}>${text}</adlcp:${name}>`));
    expect(manifest.items[0]).toMatchObject(expected);
    expect(manifest.warnings).toEqual([expect.stringContaining(`${name} “${text}”`)]);
  });

  it.each([
    ['i1 AND i2', 'cannot be understood'],
    ['i1 &amp; lost', '“lost”'],
  ])('warns about the prerequisites "%s"', (text, warning) => {
    expect(accept(withItem(`<adlcp:prerequisites>${text}</adlcp:prerequisites>`)).warnings).toEqual([
      expect.stringContaining(warning),
    ]);
  });
});
