import type { VirtualGroupDetail } from '@doselore/contract/virtual-groups';
import { expect, test } from 'vitest';
import { delegate, detail, marked, registerOf } from './delegates-screen.factory.tsx';
import { type CourseRights, isStepDue, nextAction } from './next-action.ts';

const all: CourseRights = { schedule: true, register: true, issue: true, assess: true, close: true, invite: true };
const may = (...steps: (keyof CourseRights)[]): CourseRights => ({
  ...{ schedule: false, register: false, issue: false, assess: false, close: false, invite: false },
  ...Object.fromEntries(steps.map((step) => [step, true])),
});

const licensed = { licence: { id: 4, state: 'in_progress' as const } };
const ahead: Partial<VirtualGroupDetail> = {
  state: 'scheduled',
  register: 'not_yet',
  registers: [registerOf(70, '2099-11-01', 'not_yet')],
};
const taken = (changes: Partial<VirtualGroupDetail> = {}) =>
  detail([delegate(1, { ...marked(70, 'attended'), ...licensed })], { state: 'assessing', ...changes });

test.each([
  ['a draft', 'schedule', detail([], { ...ahead, state: 'draft' })],
  ['a course ahead with places left', 'invite', detail([delegate(1)], ahead)],
  ['a full course ahead', undefined, detail([delegate(1)], { ...ahead, delegatePlacesAllowed: 1 })],
  ['an open register with somebody unmarked', 'register', detail([delegate(1, licensed)])],
  [
    'an open register with somebody unmarked, and somebody who attended without a licence',
    'register',
    detail([delegate(1, marked(70, 'attended')), delegate(2)]),
  ],
  ['an open register of a course ahead that is full', 'register', detail([delegate(1)], { state: 'scheduled' })],
  ['a course that is over without delegates', 'register', detail([])],
  ['attendance without a licence', 'issue', detail([delegate(1, marked(70, 'attended'))], { state: 'assessing' })],
  ['a paper assessment without a result', 'assess', taken({ assessment_type: 'paper', to_assess: 2, assessed: 1 })],
  ['an online assessment without a result', undefined, taken({ assessment_type: 'online', to_assess: 1 })],
  ['a complete register', 'close', taken()],
  ['a complete register with all results', 'close', taken({ assessment_type: 'paper', to_assess: 1, assessed: 1 })],
  ['a closed course', undefined, taken({ state: 'closed', register: 'ended' })],
  ['a cancelled draft', undefined, detail([], { state: 'cancelled', register: 'ended' })],
] as const)('the next step of %s is %s', (_name, step, course) => {
  expect(nextAction(course, all)).toBe(step);
});

test('nothing is due between the days of a course when everybody who attended the first day has a licence', () => {
  const registers = [registerOf(70), registerOf(71, '2099-11-02', 'not_yet')];
  const row = delegate(1, { ...marked(70, 'attended'), ...licensed, attendance: null });
  expect(nextAction(detail([row], { state: 'scheduled', registers }), all)).toBeUndefined();
});

test('leaves out a step that the reader may not take', () => {
  const draft = detail([], { ...ahead, state: 'draft' });
  expect(nextAction(draft, may('invite'))).toBe('invite');
  const waiting = detail([delegate(1, marked(70, 'attended'))], { state: 'assessing' });
  expect(nextAction(waiting, may('close', 'assess'))).toBe('close');
  expect(nextAction(waiting, may())).toBeUndefined();
});

test('nothing is due on a course that has ended, even while a licence is missing', () => {
  const ended = detail([delegate(1, marked(70, 'attended'))], { state: 'closed', register: 'ended' });
  expect(isStepDue(ended, 'issue')).toBe(false);
});
