import { expect, test } from 'vitest';
import { withoutWebrtc } from './without-webrtc.ts';

const removed = (page: string) =>
  withoutWebrtc(Buffer.from(page, 'latin1'))
    .toString('latin1')
    .replace(/<script>for.*?<\/script>/u, '[removal]');

test.each([
  [
    '<!doctype html><html lang="cy"><head><title>t</title>',
    '<!doctype html><html lang="cy"><head>[removal]<title>t</title>',
  ],
  ['<HTML><HEAD profile="x"><script>', '<HTML><HEAD profile="x">[removal]<script>'],
  ['<!DOCTYPE html><html><header>', '<!DOCTYPE html><html>[removal]<header>'],
  ['<!DOCTYPE html><p>\u00e9', '<!DOCTYPE html>[removal]<p>\u00e9'],
  ['<p>', '[removal]<p>'],
  ['', '[removal]'],
])('%s', (page, expected) => {
  expect(removed(page)).toBe(expected);
});

test('a page in UTF-16 stays as it is', () => {
  const page = Buffer.from('\ufeff<head>', 'utf16le');
  expect(withoutWebrtc(page)).toBe(page);
});
