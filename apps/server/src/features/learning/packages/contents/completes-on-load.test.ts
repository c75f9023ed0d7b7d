import { expect, test } from 'vitest';
import { completesOnLoad } from './completes-on-load.ts';

const report = `set('cmi.core.lesson_status', 'completed')`;

test.each([
  `<body onload="set('cmi.core.lesson_status','passed')">`,
  `<script>start(); ${report}</script>`,
  `<script>if (api) { ${report} }</script>`,
  `<body onload="begin(true)"><script>function begin(first) { if (first) { ${report} } }</script>`,
  `<script>function begin() { ${report} } window.onload = begin;</script>`,
])('finds that a page reports its completion when it loads: %s', (page) => {
  expect(completesOnLoad(page)).toBe(true);
});

test.each([
  `<body onload="begin()"><script>function begin() { open() } function end() { ${report} }</script>`,
  `<script>button.addEventListener('click', () => { ${report} })</script>`,
  `<script>set('cmi.core.lesson_status', 'incomplete')</script>`,
  `<p>lesson_status', 'completed'</p>`,
])('finds no report at the load of %s', (page) => {
  expect(completesOnLoad(page)).toBe(false);
});

test('reads a hostile page within 3 seconds', () => {
  const startedAt = performance.now();
  completesOnLoad(`<script>${report.repeat(2_000)}</script>`);
  completesOnLoad('<body '.repeat(300_000));
  completesOnLoad('<script>'.repeat(200_000));
  expect(performance.now() - startedAt).toBeLessThan(3_000);
});
