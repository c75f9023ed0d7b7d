import { expect, test } from 'vitest';
import { invitedText, overflowQuestion } from './invite-words.ts';

test('asks for confirmation before more people are invited than places are left', () => {
  const course = { free: 2, waiting_list: 'automatic' as const };
  expect(overflowQuestion(course, 2)).toBeUndefined();
  expect(overflowQuestion(course, 5)).toMatchObject({
    title: '2 places are left',
    message: 'Invite the first 2 people, and put the other 3 on the waiting list?',
  });
  expect(overflowQuestion({ ...course, free: 0 }, 1)).toMatchObject({
    title: 'No place is left',
    message: 'Put 1 person on the waiting list?',
  });
  expect(overflowQuestion({ free: 0, waiting_list: 'off' }, 1)).toBeUndefined();
});

test('the message after inviting counts people invited and people put on the waiting list', () => {
  const isDraft = false;
  expect(invitedText({ added: 2, waiting: 0, isDraft })).toBe('2 people invited');
  expect(invitedText({ added: 0, waiting: 1, isDraft })).toBe('1 person put on the waiting list');
  expect(invitedText({ added: 1, waiting: 3, isDraft })).toBe('1 person invited, 3 people put on the waiting list');
  expect(invitedText({ added: 2, waiting: 0, isDraft: true })).toBe(
    '2 people added. We email them when the course is scheduled',
  );
});
