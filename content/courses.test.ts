import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { catalogue } from './src/catalogue.ts';
import type { Question } from './src/course-types.ts';
import { readPage } from './src/fragments.ts';
import { inlinePicture } from './src/pictures.ts';

const allowedTags = new Set(
  'h1 h2 h3 p ul ol li dl dt dd strong em table caption thead tbody tr th td div aside figure figcaption img details summary'.split(
    ' ',
  ),
);
const words = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length;

describe.each(catalogue.map((course) => [course.slug, course] as const))('%s', (slug, course) => {
  const folder = join(import.meta.dirname, 'courses', slug);
  const names = course.scos.flatMap((sco) => sco.pages);
  const source = (name: string) => readFileSync(join(folder, 'pages', `${name}.html`), 'utf8');
  const questions = course.scos.flatMap((sco) => sco.quiz?.questions ?? []);

  it('has 6 to 9 pages including the quiz, and uses every fragment and picture in its folder', () => {
    expect(names.length + 1).toBeGreaterThanOrEqual(6);
    expect(names.length + 1).toBeLessThanOrEqual(9);
    expect(names.map((name) => `${name}.html`).toSorted()).toEqual(readdirSync(join(folder, 'pages')).toSorted());
    const used = names.flatMap((name) => [...source(name).matchAll(/images\/([\w-]+\.svg)/g)].map((match) => match[1]));
    expect([...new Set(used)].toSorted()).toEqual(readdirSync(join(folder, 'images')).toSorted());
  });

  it.each(names)('page %s has one heading, allowed tags and a readable length', (name) => {
    const html = source(name);
    expect(html.match(/<h1>/g)).toHaveLength(1);
    expect(html.trimStart().startsWith('<h1>')).toBe(true);
    expect(words(html)).toBeGreaterThan(110);
    expect(words(html)).toBeLessThan(460);
    for (const [, tag] of html.matchAll(/<([a-z][a-z0-9]*)/g)) expect(allowedTags.has(tag ?? ''), tag).toBe(true);
    for (const tag of allowedTags) {
      if (tag === 'img') continue;
      const opened = html.match(new RegExp(`<${tag}[ >]`, 'g'))?.length ?? 0;
      expect(html.match(new RegExp(`</${tag}>`, 'g'))?.length ?? 0, tag).toBe(opened);
    }
    expect(html).not.toMatch(/style=|on\w+=|—/);
    for (const [aside] of html.matchAll(/<aside[^>]*>/g)) expect(aside).toContain('aria-label');
  });

  it('has at least two described pictures, and every drawing has a name or is decoration', () => {
    const html = names.map((name) => readPage(folder, name).html).join('');
    const named = [...html.matchAll(/<svg role="img" aria-label="([^"]+)"/g)].map((match) => match[1] ?? '');
    expect(named.length).toBeGreaterThanOrEqual(2);
    for (const alt of named) expect(alt.length).toBeGreaterThan(30);
    const decoration = html.match(/<svg aria-hidden="true"/g)?.length ?? 0;
    expect(html.match(/<svg /g)).toHaveLength(named.length + decoration);
  });

  it('asks the learner at least 3 times what they would do', () => {
    const reveals = names.filter((name) => source(name).includes('<details class="reveal">'));
    expect(reveals.length).toBeGreaterThanOrEqual(3);
  });

  it('ends with its only quiz, of 5 or 6 questions with every type', () => {
    expect(course.scos.filter((sco) => sco.quiz)).toEqual([course.scos.at(-1)]);
    expect([5, 6]).toContain(questions.length);
    const kinds = questions.map((question) => question.type);
    expect(kinds.filter((kind) => kind === 'multiple')).toHaveLength(1);
    expect(kinds.filter((kind) => kind === 'true-false')).toHaveLength(1);
    expect(new Set(questions.map((question) => question.id)).size).toBe(questions.length);
  });

  it('puts the right answer in different places', () => {
    const places = questions
      .filter((question) => question.type === 'single')
      .map((question) => question.options.findIndex((option) => option.correct));
    expect(new Set(places).size).toBeGreaterThan(1);
  });

  it.each(questions.map((question) => [question.id, question] as const))('question %s is complete', (_, question) => {
    checkQuestion(question);
  });
});

function checkQuestion({ id, objective, type, prompt, options }: Question): void {
  for (const name of [id, objective]) expect(name).toMatch(/^[a-z_]{2,40}$/);
  expect(prompt.length).toBeGreaterThan(20);
  // The recorded id is the code and the prompt, and SCORM 1.2 takes 255 characters.
  expect(`${id}: ${prompt}`.length).toBeLessThan(215);
  for (const option of options) expect(option.feedback.length, option.label).toBeGreaterThan(20);
  expect(new Set(options.map((option) => option.label)).size).toBe(options.length);
  const right = options.filter((option) => option.correct).length;
  if (type === 'multiple') {
    expect(right).toBeGreaterThan(1);
    expect(right).toBeLessThan(options.length);
  } else {
    expect(right).toBe(1);
  }
  if (type === 'true-false') expect(options.map((option) => option.label)).toEqual(['True', 'False']);
  else expect(options.length).toBeGreaterThanOrEqual(3);
}

describe('pictures', () => {
  it('take theme colours, and refuse a colour without a dark counterpart', () => {
    expect(inlinePicture('<svg viewBox="0 0 1 1"><path fill="#1A6661"/></svg>', 'A "dot"')).toBe(
      '<svg role="img" aria-label="A &quot;dot&quot;" viewBox="0 0 1 1"><path fill="var(--bottle)"/></svg>',
    );
    expect(() => inlinePicture('<svg><path fill="#FF00FF"/></svg>', 'x')).toThrow('#FF00FF');
  });
});
