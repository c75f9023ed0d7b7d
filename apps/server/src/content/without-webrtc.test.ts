import { expect, test } from 'vitest';
import { withoutWebrtc } from './without-webrtc.ts';

const removed = (page: string) =>
  withoutWebrtc(Buffer.from(page, 'latin1'))
    .toString('latin1')
    .replace(/<script>for.*?<\/script>/su, '[removal]');

test.each([
  [
    '<!doctype html><html lang="cy"><head><title>t</title>',
    '<!doctype html><html lang="cy"><head>[removal]<title>t</title>',
  ],
  ['<HTML><HEAD profile="x"><script>', '<HTML><HEAD profile="x">[removal]<script>'],
  ['<!DOCTYPE html><html><header>', '<!DOCTYPE html><html>[removal]<header>'],
  ['<!DOCTYPE html><p>\u00e9', '<!DOCTYPE html>[removal]<p>\u00e9'],
  ['<p>', '[removal]<p>'],
  ['<!-- <head> --><script>', '<!-- <head> -->[removal]<script>'],
  ['<!--><script>--><head>', '<!-->[removal]<script>--><head>'],
  ['<html><script>write("<head>")</script>', '<html>[removal]<script>write("<head>")</script>'],
  [
    '\xef\xbb\xbf<?xml version="1.0"?>\n<!doctype html>\n<html>\n<!-- c -->\n<head>\n',
    '\xef\xbb\xbf<?xml version="1.0"?>\n<!doctype html>\n<html>\n<!-- c -->\n<head>[removal]\n',
  ],
  ['', '[removal]'],
])('inserts the removal into %s', (page, expected) => {
  expect(removed(page)).toBe(expected);
});

test('leaves a page in UTF-16 unchanged', () => {
  const page = Buffer.from('\ufeff<head>', 'utf16le');
  expect(withoutWebrtc(page)).toBe(page);
});

test('handles a page of 2 MB that repeats one tag in less than a second', () => {
  const startedAt = performance.now();
  withoutWebrtc(Buffer.from('<head '.repeat(350_000)));
  expect(performance.now() - startedAt).toBeLessThan(1_000);
});
