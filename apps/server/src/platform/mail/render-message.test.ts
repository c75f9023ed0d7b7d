import { expect, test } from 'vitest';
import { asHtml, asText } from './bodies.ts';
import { declareMessage } from './declare-message.ts';
import { renderMessage } from './render-message.ts';

const site = 'https://learn.example.org';
const ends = declareMessage({
  ...{ code: 'licences-end', title: 'Licences end', class: 'reminder', to: 'the learner' },
  variables: {
    ...{
      first_name: 'text',
      left: 'number',
      ends_on: 'day',
      opens: 'moment?',
      more: 'number?',
      note: 'words?',
      page: 'link?',
    },
  },
  parts: { when: ' from {{opens}}', way: { free: 'It costs nothing.', paid: '' } },
  lists: {
    courses: { variables: { name: 'text' }, entry: '"{{name}}"', between: ', ' },
    sessions: {
      variables: { times: 'period' },
      entry: { new: 'New: {{times}}.', gone: 'No longer: {{times}}.' },
    },
  },
  subject: '{{left}} {{left|day|days}}: {{courses}}',
  greeting: 'Hello {{first_name}},',
  paragraphs: [
    'Until {{ends_on}}{{when}}.',
    '{{way}}',
    '{{sessions}}',
    '{{note}}',
    'Opens {{opens}}.',
    '{{more}} more {{more|day|days}}.',
  ],
  button: 'Open for {{first_name}}',
});
const least = {
  ...{ first_name: 'Nadia', left: 1, ends_on: '2025-10-06', opens: null, more: null, note: null, page: null },
  ...{ way: 'paid', courses: [{ name: 'Sepsis' }], sessions: [] },
};
const start = new Date('2025-10-06T10:00:00Z');
const times = { start, end: new Date('2025-10-06T12:30:00Z') };

test('leaves out paragraphs, parts and buttons whose variables are empty', () => {
  expect(renderMessage(ends, least, site)).toEqual({
    subject: '1 day: "Sepsis"',
    greeting: 'Hello Nadia,',
    paragraphs: ['Until Mon 6th Oct 2025.'],
    link: undefined,
  });
});

test('writes numbers, days, times, lists, wordings and the paragraphs of a person', () => {
  const values = {
    ...{ ...least, left: 2, opens: start, more: 0, way: 'free', page: '/my-courses' },
    note: 'Bring your card.\n\nThe car park\nis closed.',
    courses: [{ name: 'Sepsis' }, { name: 'Asthma' }],
    sessions: [
      { wording: 'new', times },
      { wording: 'gone', times },
    ],
  };
  expect(renderMessage(ends, values, site)).toEqual({
    subject: '2 days: "Sepsis", "Asthma"',
    greeting: 'Hello Nadia,',
    paragraphs: [
      'Until Mon 6th Oct 2025 from Mon 6th Oct 2025 at 10:00.',
      'It costs nothing.',
      'New: Mon 6th Oct 2025, 10:00 to 12:30.',
      'No longer: Mon 6th Oct 2025, 10:00 to 12:30.',
      'Bring your card.',
      'The car park\nis closed.',
      'Opens Mon 6th Oct 2025 at 10:00.',
      '0 more days.',
    ],
    link: { label: 'Open for Nadia', url: `${site}/my-courses` },
  });
});

test('writes values as they are: without markup, without placeholders, and on one line in the subject', () => {
  const first_name = '<b>{{left}}</b> $& \r\nBcc: all';
  const email = renderMessage({ ...ends, subject: 'For {{first_name}}' }, { ...least, first_name }, site);
  expect(email.subject).toBe('For <b>{{left}}</b> $&  Bcc: all');
  expect(email.greeting).toBe(`Hello ${first_name},`);
  expect(asHtml(email)).toContain('<p>Hello &#60;b&#62;{{left}}&#60;/b&#62; $&#38; \r\nBcc: all,</p>');
});

test('writes the same words as text and as HTML, with the button last', () => {
  const email = renderMessage(ends, { ...least, page: '/a?b=1&c=2' }, site);
  expect(asText(email)).toBe(
    'Hello Nadia,\n\nUntil Mon 6th Oct 2025.\n\nOpen for Nadia:\nhttps://learn.example.org/a?b=1&c=2\n\nDoselore',
  );
  expect(asHtml(email)).toMatch(
    /<p>Hello Nadia,<\/p><p>Until Mon 6th Oct 2025\.<\/p><p><a href="https:\/\/learn\.example\.org\/a\?b=1&#38;c=2"[^>]*>Open for Nadia<\/a><\/p><p>Doselore<\/p>/u,
  );
});
