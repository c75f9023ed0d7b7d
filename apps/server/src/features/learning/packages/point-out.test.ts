import { expect, test } from 'vitest';
import { buildCourse } from '../../../test-support/catalogue.factory.ts';
import { buildUser } from '../../../test-support/people.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import { buildZip } from '../../../test-support/zip.ts';

const server = await openTestApp();
const admin = await server.as(await buildUser(server.db, { roles: ['super_admin'] }));

const manifest = (
  items: string,
) => `<manifest identifier="m" xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2">
<metadata><schema>ADL SCORM</schema><schemaversion>1.2</schemaversion></metadata>
<organizations default="o"><organization identifier="o"><title>Course</title>${items}</organization></organizations>
<resources><resource identifier="sco" type="webcontent" adlcp:scormtype="sco" href="index.html"/>
<resource identifier="asset" type="webcontent" adlcp:scormtype="asset" href="leaflet.html"/></resources></manifest>`;
const item = (title: string, { more = '', resource = 'sco', inside = '' } = {}) =>
  `<item identifier="${title}" identifierref="${resource}" ${more}><title>${title}</title>${inside}</item>`;
const reporting = '<script>API.LMSInitialize("");API.LMSSetValue("cmi.core.lesson_status", status)</script>';

async function upload(items: string, index = reporting) {
  const { courseId } = await buildCourse(server.db, { scos: [] });
  const files = { 'imsmanifest.xml': manifest(items), 'index.html': index, 'leaflet.html': '<p>Read</p>' };
  const answer = await admin.upload(`/api/admin/courses/${courseId}/packages`, {
    name: 'course.zip',
    bytes: await buildZip(files),
  });
  expect(answer.statusCode, answer.body).toBe(200);
  const { scos } = (await admin.get(`/api/admin/courses/${courseId}/scos`)).json();
  const titles = scos.map(({ title }: { title: string }) => title);
  return { ...answer.json(), titles, scos } as {
    warnings: string[];
    modules: number;
    titles: string[];
    scos: { prerequisites: string }[];
  };
}

test('points out nothing about an ordinary package', async () => {
  expect((await upload(item('One'))).warnings).toEqual([]);
});

test('neither lists nor counts hidden items, and opens what waits for them', async () => {
  const waiting = item('Two', { inside: '<adlcp:prerequisites type="aicc_script">Hidden</adlcp:prerequisites>' });
  const { warnings, modules, titles, scos } = await upload(item('Hidden', { more: 'isvisible="false"' }) + waiting);
  expect({ modules, titles }).toEqual({ modules: 1, titles: ['Two'] });
  expect(scos[0]?.prerequisites).toBe('');
  expect(warnings).toEqual([
    'Item “Hidden” is hidden by the manifest, not listed and not counted.',
    'Item “Two” waits for a hidden item. It opens without it.',
  ]);
});

test('lists all items of a package that hides every one', async () => {
  const { warnings, titles } = await upload(item('One', { more: 'isvisible="false"' }));
  expect(titles).toEqual(['One']);
  expect(warnings).toEqual(['The manifest hides every item, so all are listed.']);
});

test('points out a pass mark of 0', async () => {
  const { warnings } = await upload(item('One', { inside: '<adlcp:masteryscore>0</adlcp:masteryscore>' }));
  expect(warnings).toEqual(['Item “One” is passed with any score, because the pass mark is 0.']);
});

test.each([
  [
    'an asset',
    item('One') + item('Leaflet', { resource: 'asset' }),
    reporting,
    /^Item “Leaflet” is completed at the first opening/u,
  ],
  [
    'no status',
    item('One'),
    '<script>API.LMSInitialize("")</script>',
    /^No file of the package reports a completion\./u,
  ],
  ['no session', item('One'), '<p>Hello</p>', /^No file of the package starts a SCORM session/u],
  [
    'an outside page',
    item('One'),
    `<h1>Mini</h1><iframe id="f"></iframe>${reporting}<script>f.src='https://training.vendor.example/login?user='+id</script>`,
    /^Item “One” is blocked as a whole, because it shows nothing but training\.vendor\.example\./u,
  ],
  [
    'its first page',
    item('One'),
    "<body onload=\"API.LMSInitialize();API.LMSSetValue('cmi.core.lesson_status', 'completed')\">",
    /^Item “One” is completed on the first page\.$/u,
  ],
])('points out what is unusual: %s', async (_how, items, index, sentence) => {
  expect((await upload(items, index)).warnings).toEqual([expect.stringMatching(sentence)]);
});
