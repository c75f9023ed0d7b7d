import { expect, test } from 'vitest';
import { buildCourseFacts, settings, span } from './facts.factory.ts';
import { conflictsOfVenue } from './venue-conflicts.ts';

const day = '2027-03-10';
const textsOf = (from: string, to: string) =>
  conflictsOfVenue([{ ...span(day, from, to), title: 'Flu vaccination' }], {
    course: buildCourseFacts(),
    settings,
  }).map(({ text }) => text);

test('a venue is taken for the time of a session and the minutes between sessions', () => {
  expect(textsOf('08:00', '09:45')).toEqual([]);
  expect(textsOf('13:15', '15:00')).toEqual([]);
  const when = 'Wed 10th Mar 2027';
  expect(textsOf('08:00', '09:46')).toEqual([
    `Quay Room is taken by Flu vaccination on ${when}, 08:00 - 09:46; 15 min between sessions are needed`,
  ]);
  expect(textsOf('12:00', '14:00')).toEqual([`Quay Room is taken by Flu vaccination on ${when}, 12:00 - 14:00`]);
});

test('a venue that the organisation cannot use is refused, whatever the time', () => {
  const course = buildCourseFacts({ venue_refusal: 'Quay Room is archived' });
  const [found] = conflictsOfVenue([], { course, settings });
  expect(found).toEqual({ code: 'venue_refuses', text: 'Quay Room is archived', can_be_ignored: false });
});
