import { expect, test } from 'vitest';
import { outsideHostsIn } from './outside-hosts.ts';

test.each([
  ['<iframe width="5" src="https://www.youtube.com/embed/abc"></iframe>', ['www.youtube.com']],
  ["<img src='//cdn.example.org:8443/a.png'>", ['cdn.example.org:8443']],
  ['<script async src=https://metrics.example.com/a.js></script>', ['metrics.example.com']],
  ['<video poster="http://films.example/p.jpg"><source src="http://films.example/f.mp4">', ['films.example']],
  ['<object data="https://flash.example/movie"></object>', ['flash.example']],
  [
    '<link href="https://fonts.googleapis.com/css?family=Lato" rel="stylesheet">',
    ['fonts.googleapis.com', 'fonts.gstatic.com'],
  ],
  ['body { background: url( "https://pictures.example/a" ) }', ['pictures.example']],
  ['@import "https://styles.example/base.css";', ['styles.example']],
  ['var v = {"url":"https://player.vimeo.com/video/12"}', ['player.vimeo.com']],
  ["load('https://youtu.be/abc')", ['youtu.be', 'www.youtube.com']],
  ['x = `https://embeds.example/embed/7?start=1`', ['embeds.example']],
  ['"https://media.example/film.mp4?key=1"', ['media.example']],
  [
    "document.getElementById('f').src='https://training.vendor.example/scorm/login/123?user='+id",
    ['training.vendor.example'],
  ],
  ['window.location = "https://vendor.example/course/7"', ['vendor.example']],
  ["top.location.href='https://vendor.example/course/7'", ['vendor.example']],
  ['location.replace(`https://vendor.example/a`)', ['vendor.example']],
  ["$('#f').attr('src', 'https://vendor.example/a')", ['vendor.example']],
  ['frame.setAttribute("src","//vendor.example/a")', ['vendor.example']],
  ['{"courseUrl": "https://vendor.example/a"}', ['vendor.example']],
  ["const config = { launch_url: 'https://vendor.example/a' }", ['vendor.example']],
])('names the outside hosts that are loaded by %s', (text, hosts) => {
  expect(outsideHostsIn(text)).toEqual(hosts);
});

test.each([
  '<a href="https://www.nhs.uk/medicines">NHS</a>',
  '<link rel="canonical" href="https://course.example/">',
  '<svg xmlns="http://www.w3.org/2000/svg"><use href="#a"/></svg>',
  '<img src="media/picture.png"><script src="/lib.js"></script>',
  '// see https://github.com/example/project',
  'const help = "https://support.example/articles/7"',
  '{"author": "https://author.example/me", "homepage": "https://home.example"}',
  'var allocation = "https://support.example/articles/7"',
  '<img src="http://">',
  '<img src="https://bad host/a.png">',
  '<iframe src="https://evil.example;script-src *"></iframe>',
])('names no host where nothing from outside is loaded: %s', (text) => {
  expect(outsideHostsIn(text)).toEqual([]);
});

test.each([
  '<img '.repeat(300_000),
  '"https://a'.repeat(150_000),
  `<iframe ${'x='.repeat(700_000)}`,
  '//'.repeat(700_000),
  '.src="//a.'.repeat(140_000),
  'aUrl'.repeat(350_000),
  'a_'.repeat(700_000),
])('reads a hostile text within 3 seconds', (text) => {
  const startedAt = performance.now();
  outsideHostsIn(text);
  expect(performance.now() - startedAt).toBeLessThan(3_000);
});
