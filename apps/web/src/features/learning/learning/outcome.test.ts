import { expect, test } from 'vitest';
import { outcomeOf, practiceText } from './outcome.ts';

test('says that progress is saved only when there is any', () => {
  const open = { lesson_status: 'not attempted', course_completed: false };
  expect(outcomeOf({ ...open, has_progress: true }).heading).toBe('Your progress is saved');
  expect(outcomeOf({ ...open, has_progress: false }).heading).toBe('Nothing to save yet');
});

test.each([
  ['passed', '90', '100', 'Passed, 90 of 100'],
  ['failed', '2', '', 'Not passed, 2 of 100'],
  ['incomplete', '', '', 'Not completed'],
  ['completed', '', '', 'Completed'],
])('describes a practice that is %s', (lesson_status, raw_score, max_score, text) => {
  expect(practiceText({ lesson_status, raw_score, max_score, ended_at: '2026-10-06T10:00:00Z' })).toBe(text);
});

test.each([
  [true, 'Your answers are saved. Review them, then try again.'],
  [false, 'You have used all attempts at this course. Ask your organisation for another licence.'],
])('invites to try again only while an attempt is left (%s)', (may_try_again, next) => {
  expect(outcomeOf({ lesson_status: 'failed', course_completed: false, may_try_again }).next).toBe(next);
});
