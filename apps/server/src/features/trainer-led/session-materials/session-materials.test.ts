import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { png } from '../../../test-support/matrix/files.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import { buildSession } from '../virtual-groups/session.factory.ts';

const server = await openTestApp();
const { clock } = server;
beforeEach(() => clock.set('2026-08-01T09:00:00Z'));

async function buildCourse() {
  const session = await buildSession(server, { delegates: 1 });
  const own = `/api/virtual-group/${session.virtualGroupId}/materials`;
  const asDelegate = () => server.as(session.people[0] ?? 0);
  const link = (more: object = {}) =>
    session.asTrainer.post(session.trainer('/materials'), {
      ...{ title: 'Resus guidelines', shown: 'before', url: 'https://www.resus.org.uk/library' },
      ...{ idempotencyKey: randomUUID(), ...more },
    });
  const file = (title: string, shown: string, bytes = png) =>
    session.asSuper.upload(session.site(`/material-files?title=${encodeURIComponent(title)}&shown=${shown}`), {
      name: 'slides.png',
      bytes,
    });
  const seen = async () => {
    const answer = await (await asDelegate()).get(own);
    return answer.json().map(({ title }: { title: string }) => title);
  };
  return { ...session, own, asDelegate, link, file, seen };
}

test('delegates see what is for before the course at once, and the rest after its last session', async () => {
  const course = await buildCourse();
  expect((await course.link()).statusCode).toBe(200);
  expect((await course.file('Slides', 'after')).statusCode).toBe(200);
  expect(await course.seen()).toEqual(['Resus guidelines']);
  const all = (await course.asTrainer.get(course.trainer('/materials'))).json();
  const [, slides] = all;
  expect(all).toMatchObject([
    { title: 'Resus guidelines', url: 'https://www.resus.org.uk/library', file: null },
    { title: 'Slides', url: null, file: { type: 'image/png', bytes: png.length } },
  ]);
  const early = await (await course.asDelegate()).get(`${course.own}/${slides.id}`);
  expect(early.statusCode).toBe(404);
  clock.set('2026-09-01T10:00:00Z');
  expect(await course.seen()).toEqual(['Resus guidelines', 'Slides']);
  const file = await (await course.asDelegate()).get(`${course.own}/${slides.id}`);
  expect(file.rawPayload.equals(png)).toBe(true);
  expect(file.headers).toMatchObject({ 'content-type': 'image/png', 'x-content-type-options': 'nosniff' });
  expect(file.headers['content-disposition']).toBe('attachment; filename="Slides.png"');
});

test.each(['http://www.example.org', 'https://user:secret@example.org', 'javascript:alert(1)', 'example.org', ''])(
  'refuses the link %s',
  async (url) => {
    const course = await buildCourse();
    expect((await course.link({ url })).json().errors).toHaveProperty('url');
    expect(await course.seen()).toEqual([]);
  },
);

test('refuses HTML and SVG, whatever their names say, and an empty title', async () => {
  const course = await buildCourse();
  for (const text of ['<!doctype html>', '<svg xmlns="http://www.w3.org/2000/svg"/>']) {
    const answer = await course.file('Slides', 'before', Buffer.from(text));
    expect(answer.json().errors.file).toEqual(['Choose a PDF, or a PNG, JPEG or WebP picture']);
  }
  expect((await course.file('', 'before')).json().errors).toHaveProperty('title');
});

test('a course takes 20 files and links, and stores a link that is sent again once', async () => {
  const course = await buildCourse();
  const idempotencyKey = randomUUID();
  for (const _time of ['first', 'again']) expect((await course.link({ idempotencyKey })).statusCode).toBe(200);
  for (let nth = 1; nth < 20; nth += 1) expect((await course.link()).statusCode).toBe(200);
  const refused = await course.file('Slides', 'before');
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'A course has at most 20 files and links. Remove one first. Nothing was changed.',
  ]);
});

test('a trainer removes materials of their own course, and nobody reaches those of another', async () => {
  const [course, other] = [await buildCourse(), await buildCourse()];
  await course.link();
  const [one] = (await course.asTrainer.get(course.trainer('/materials'))).json();
  const foreign = await other.asTrainer.send('DELETE', other.trainer(`/materials/${one.id}`), { body: {} });
  expect(foreign.statusCode).toBe(404);
  const stranger = await (await other.asDelegate()).get(course.own);
  expect(stranger.statusCode).toBe(404);
  const removed = await course.asTrainer.send('DELETE', course.trainer(`/materials/${one.id}`), { body: {} });
  expect(removed.statusCode).toBe(200);
  expect(await course.seen()).toEqual([]);
});

test('delegates of a cancelled course see nothing', async () => {
  const course = await buildCourse();
  await course.link();
  await course.asSuper.post(course.site('/cancel-course'), { reason: 'Snow', idempotencyKey: randomUUID() });
  expect((await (await course.asDelegate()).get(course.own)).statusCode).toBe(404);
});

test.each([
  ['a line end', 'https://www.resus.org.uk/a\nb'],
  ['a tab', 'https://www.resus.org.uk/a\tb'],
  ['a NUL', 'https://www.resus.org.uk/a\u0000b'],
  ['a sign that turns the text round', 'https://www.resus.org.uk/\u202Egpj.exe'],
  ['an invisible sign', 'https://www.resus\u200B.org.uk/a'],
])('refuses an address with %s', async (_what, url) => {
  const course = await buildCourse();
  const answer = await course.link({ url });
  expect([answer.statusCode, Object.keys(answer.json().errors ?? {})]).toEqual([422, ['url']]);
});
