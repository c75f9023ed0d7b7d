import { brotliDecompressSync } from 'node:zlib';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { compressAnswers } from './compress.ts';

const long = { rows: Array.from({ length: 200 }, (_, row) => `This is row ${row}`) };
const app = fastify();
compressAnswers(app);
app.get('/long', async () => long);
app.get('/short', async () => ({ ok: true }));

const ask = (url: string, accepts?: string) =>
  app.inject({ url, headers: accepts === undefined ? {} : { 'accept-encoding': accepts } });

test('a long answer is packed for a browser that can unpack it, and says that it depends on that', async () => {
  const answer = await ask('/long', 'gzip, deflate, br, zstd');
  expect(answer.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
  expect(answer.rawPayload.length).toBeLessThan(JSON.stringify(long).length / 2);
  expect(JSON.parse(brotliDecompressSync(answer.rawPayload).toString())).toEqual(long);
});

test('anybody else gets it plain, and so does everybody a short one', async () => {
  const plain = await ask('/long');
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.headers.vary).toBe('Accept-Encoding');
  expect(plain.json()).toEqual(long);
  expect((await ask('/short', 'br')).headers['content-encoding']).toBeUndefined();
});
