import { describe, expect, test } from 'vitest';
import { listDeclarations, listMessages } from '../../test-support/messages/list-messages.ts';
import { problemsOf } from '../../test-support/messages/message-problems.ts';
import { hostile, sampleValues, ways } from '../../test-support/messages/sample-values.ts';
import { asHtml, asText } from './bodies.ts';
import { declareMessage, type Message } from './declare-message.ts';
import { renderMessage } from './render-message.ts';

const messages = await listMessages();
const site = 'https://learn.example.org';

const write = (message: Message, way: (typeof ways)[number]) =>
  sampleValues(message, way).map((values) => {
    const email = renderMessage(message, values, site);
    return { ...email, text: asText(email), html: asHtml(email) };
  });

test('finds every message that is declared, in an x.messages.ts', () => {
  const found = messages.map(({ file, name }) => `${file} ${name}`).sort();
  expect(
    listDeclarations()
      .map(({ file, name }) => `${file} ${name}`)
      .sort(),
  ).toEqual(found);
  expect(messages.length).toBeGreaterThan(60);
});

test('each message has a code and a title of its own', () => {
  for (const field of ['code', 'title'] as const) {
    const all = messages.map(({ message }) => message[field]);
    expect(all.filter((one, index) => all.indexOf(one) !== index)).toEqual([]);
  }
});

test('names what is wrong with a declaration', () => {
  const wrong = declareMessage({
    ...{ code: 'Wrong', title: 'Wrong', class: 'admin', to: 'nobody' },
    variables: { first_name: 'text', serial: 'text', page: 'link' },
    parts: { left: { one: '{{first_name|day|days}}' } },
    lists: { courses: { variables: { title: 'text' }, entry: '{{titel}}' } },
    ...{ subject: '{{tilte}} {{left}}', greeting: 'Hello {first_name}},', paragraphs: ['{{courses}}'] },
  });
  expect(problemsOf(wrong)).toEqual([
    'its code is not words with hyphens',
    '{{tilte}} names nothing',
    '{{first_name|…}} needs a number',
    'no text uses serial',
    'stray braces in "Hello {first_name}},"',
    'courses: {{titel}} names nothing',
    'courses: no text uses title',
    'a button needs one link, and a link a button',
  ]);
});

describe.each(messages)('$message.code', ({ message }) => {
  test('uses its variables, and no others', () => {
    expect(problemsOf(message)).toEqual([]);
  });

  test.each(ways)('writes a whole email with values: %s', (way) => {
    for (const { subject, greeting, paragraphs, text, html } of write(message, way)) {
      expect(subject).not.toMatch(/[\r\n]|^\s*$/u);
      expect(greeting).not.toBe('');
      expect(paragraphs.join('')).not.toMatch(/^\s*$|undefined|null|Invalid|NaN/u);
      expect(html).not.toContain('<script');
      for (const line of [greeting, ...paragraphs]) expect(text).toContain(line);
    }
  });

  test('writes what a person typed as it is', () => {
    for (const { subject, greeting, paragraphs } of write(message, 'hostile'))
      for (const line of [subject, greeting, ...paragraphs])
        expect(line.replaceAll(hostile, '').replaceAll(hostile.replace('\r\n', ' '), '')).not.toMatch(/[{}<>]/u);
  });
});
