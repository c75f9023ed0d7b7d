import { expect, test } from 'vitest';
import { onlyOutside } from './only-outside.ts';

const api = '<script>api.LMSInitialize("")</script>';

test.each([
  `<h1>Mini</h1><iframe id="f" title="course"></iframe>${api}<script>f.src='https://vendor.example/a'</script>`,
  `<title>${'A long title '.repeat(40)}</title><iframe src="https://vendor.example/a"></iframe>`,
  '<frameset rows="*"><frame src="https://vendor.example/a"></frameset>',
  "<p>Loading</p><script>location.href='https://vendor.example/a'</script>",
  "<iframe src='about:blank'></iframe><script>$('iframe').attr('src','https://vendor.example/a')</script>",
])('names the outside host of a page without content of its own: %s', (page) => {
  expect(onlyOutside(page)).toBe('vendor.example');
});

test.each([
  '<h1>Mini</h1><p>Welcome</p>',
  `<p>${'A page of its own. '.repeat(20)}</p><iframe src="https://vendor.example/a"></iframe>`,
  '<img src="a.png"><iframe src="https://vendor.example/a"></iframe>',
  '<iframe src="page1.html"></iframe><iframe src="https://vendor.example/a"></iframe>',
  '<iframe src="page1.html"></iframe><script>var helpUrl = "https://vendor.example/help"</script>',
  '<div id="app"></div><script src="https://cdn.example/app.js"></script>',
])('names no host for a page with content of its own: %s', (page) => {
  expect(onlyOutside(page)).toBeUndefined();
});

test.each([
  '<script>'.repeat(12_500),
  '<iframe '.repeat(12_500),
  '<'.repeat(100_000),
  '<title><style>'.repeat(7_000),
  '<iframe'.repeat(300_000),
])('reads a hostile page within 3 seconds', (page) => {
  const startedAt = performance.now();
  onlyOutside(page);
  expect(performance.now() - startedAt).toBeLessThan(3_000);
});
