import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);
const script = new URL('../../../../test-support/certificates/draw-digests.ts', import.meta.url).pathname;

/**
 * Digests of issued certificates, by layout and sample. Digests never change, because a certificate always draws the
 * same file. A new version of pdfkit, fontkit or a font can change a digest. Then keep the old version for this layout
 * under an alias in package.json, and add a layout for the new version.
 */
const stored: Record<string, string> = {
  first: '712fd4c8701ca6c9227703c980300d9e',
  plain: 'bb5a60bb4dc1a864d01a60253235afa5',
  'own-logo': '30d63eafc4f47d123a48959db2ee0703',
  'long-name': 'd5e19e79bfef4cbb7e56435d7bd52535',
  'long-title': 'c7a2ecb92c444df621d6352575604e5c',
  welsh: '795dfc35805bb3d733aaba6057d9cd37',
  polish: '3cfabed4c882be40f6537da09ac7389c',
  arabic: '08ef74bf61553d5f94e4adfdd0b0a235',
  'further-letters': 'ebaac3df67e502406e01a830619474a2',
  'three-icons': '022959fa242431e10464d698aa9a0cae',
  'two-footers': 'c7a8a5599f39d74b97ea352ab529c49e',
  'long-word': '0e8502ae77cc9387f527cd6ca412a006',
  everything: '88c9717f31d52e30dfb8f9a99304972a',
  chinese: 'd21c06fadba84c12ea4b5568ef52afb1',
  'traditional-chinese': '59435483ed99d58914428531bbfda884',
  punjabi: '87cb4425d6c5219cb585346bfb1daaaa',
  bengali: 'dafed48d4934f68635ebbf1b70ed9ef0',
  amharic: 'bebf313972b441c39664d6d342f6724c',
  thai: '23967a8e6b043a6ff3d55cd10853a368',
  hebrew: '407efd0fe708e112d67873dd3afb772e',
};

test('sample certificates have the same bytes as in earlier releases, in any process', {
  timeout: 60_000,
}, async () => {
  const draw = async () => JSON.parse((await run(process.execPath, [script])).stdout);
  const [first, second] = [await draw(), await draw()];
  expect(first).toEqual(stored);
  expect(second).toEqual(stored);
});
