import { expect, test } from 'vitest';
import { registerAt, virtualGroupStateAt } from './virtual-groups.rules.ts';

const at = (time: string) => new Date(`2026-07-01T${time}:00Z`);
const session = { state: 'scheduled' as const, training_end: at('12:00'), delegates: 2, unmarked: 2 };

test('the state of a course follows clock and register until an admin closes or cancels it', () => {
  expect(virtualGroupStateAt(session, at('11:59'))).toBe('scheduled');
  expect(virtualGroupStateAt(session, at('12:00'))).toBe('delivered');
  expect(virtualGroupStateAt({ ...session, unmarked: 1 }, at('12:01'))).toBe('delivered');
  expect(virtualGroupStateAt({ ...session, unmarked: 0 }, at('12:01'))).toBe('assessing');
  expect(virtualGroupStateAt({ ...session, delegates: 0, unmarked: 0 }, at('12:01'))).toBe('delivered');
  for (const state of ['draft', 'closed', 'cancelled'] as const)
    expect(virtualGroupStateAt({ ...session, state, unmarked: 0 }, at('13:00'))).toBe(state);
  expect(virtualGroupStateAt({ ...session, training_end: null }, at('13:00'))).toBe('scheduled');
});

test('the register is open from 15 minutes before the start until the course is closed or cancelled', () => {
  const register = { state: 'scheduled' as const, training_start: at('10:00') };
  expect(registerAt(register, at('09:44'))).toBe('not_yet');
  expect(registerAt(register, at('09:45'))).toBe('open');
  expect(registerAt(register, new Date('2027-01-01T00:00:00Z'))).toBe('open');
  expect(registerAt({ ...register, training_start: null }, at('13:00'))).toBe('not_yet');
  expect(registerAt({ ...register, state: 'draft' }, at('13:00'))).toBe('not_yet');
  for (const state of ['closed', 'cancelled'] as const)
    expect(registerAt({ ...register, state }, at('13:00'))).toBe('ended');
});
