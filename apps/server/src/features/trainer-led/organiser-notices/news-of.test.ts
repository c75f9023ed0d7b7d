import { expect, test } from 'vitest';
import { newsOf, type OrganisedState } from './news-of.ts';

const course = (state: OrganisedState['state'], changes: Partial<OrganisedState> = {}): OrganisedState => ({
  ...{ state, training_start: new Date('2027-01-05T10:00:00Z'), digest: 'a', trainer_user_id: 7 },
  ...changes,
});

test.each([
  ['a course with its first date', undefined, course('scheduled'), 'scheduled'],
  ['a draft that never had a date', undefined, course('draft'), undefined],
  ['a draft that is cancelled', undefined, course('cancelled'), 'cancelled'],
  ['a course without a change', course('scheduled'), course('scheduled'), undefined],
  ['other times', course('scheduled'), course('scheduled', { digest: 'b' }), 'moved'],
  [
    'other times and another trainer',
    course('scheduled'),
    course('scheduled', { digest: 'b', trainer_user_id: 8 }),
    'moved',
  ],
  ['another trainer', course('scheduled'), course('scheduled', { trainer_user_id: 8 }), 'trainer'],
  ['a course that is a draft again', course('scheduled'), course('draft'), 'no_date'],
  ['a draft that is known to be one', course('draft'), course('draft', { digest: 'b' }), undefined],
  ['a draft with a date again', course('draft'), course('scheduled'), 'scheduled'],
  ['a course that is cancelled', course('scheduled'), course('cancelled'), 'cancelled'],
  ['a course that is known to be cancelled', course('cancelled'), course('cancelled'), undefined],
])('names the news of %s', (_case, known, now, expected) => {
  expect(newsOf(known, now)).toBe(expected);
});
