import { Readable } from 'node:stream';
import { brotliDecompressSync } from 'node:zlib';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { compressAnswers } from './compress.ts';

const long = { rows: Array.from({ length: 200 }, (_, row) => `This is row ${row}`) };
const app = fastify();
compressAnswers(app);
app.get('/long', async () => long);
app.get('/short', async () => ({ ok: true }));
app.get('/page', async (_request, reply) => reply.type('text/html').send('<p>Hello</p>'.repeat(200)));
app.get('/stream', async (_request, reply) =>
  reply.type('application/json').send(Readable.from([JSON.stringify(long)])),
);

const ask = (url: string, accepts?: string) =>
  app.inject({ url, headers: accepts === undefined ? {} : { 'accept-encoding': accepts } });

test('compresses a long answer for a browser that accepts it, and says so in the Vary header', async () => {
  const answer = await ask('/long', 'gzip, deflate, br, zstd');
  expect(answer.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
  expect(answer.rawPayload.length).toBeLessThan(JSON.stringify(long).length / 2);
  expect(JSON.parse(brotliDecompressSync(answer.rawPayload).toString())).toEqual(long);
});

test('compresses no answers for other clients, and no short answers', async () => {
  const plain = await ask('/long');
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.headers.vary).toBe('Accept-Encoding');
  expect(plain.json()).toEqual(long);
  expect((await ask('/short', 'br')).headers['content-encoding']).toBeUndefined();
});

test('sends files and streams unchanged', async () => {
  for (const url of ['/page', '/stream']) {
    const answer = await ask(url, 'br');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-encoding']).toBeUndefined();
  }
});

test('answers a HEAD request with the same Vary header and no body', async () => {
  const answer = await app.inject({ method: 'HEAD', url: '/long', headers: { 'accept-encoding': 'br' } });
  expect(answer.headers.vary).toBe('Accept-Encoding');
  expect(answer.rawPayload).toHaveLength(0);
});
