import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { standInForFetch } from '../../../test-support/fetch-stand-in.ts';
import { useAnswers } from './use-answers.ts';

const option = { id: 11, label: 'A' };
const assessment = {
  course_id: 1,
  group_id: 1,
  title: 'Reading',
  attempt: 1,
  max_attempts: null,
  pass_mark: 80,
  questions: [{ id: 5, prompt: 'Which?', takes_several: false, options: [option], chosen: [] }],
};

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

test('an answer is sent at once, and deleted from the browser once the server has it', async () => {
  const requests = standInForFetch(() => ({ body: { ok: true } }));
  const { result } = renderHook(() => useAnswers(7, assessment));
  act(() => result.current.choose(5, [11]));
  await waitFor(() => expect(requests.at(-1)?.url).toBe('/api/distance-course/7/assessment/answers/5'));
  expect(requests.at(-1)?.body).toEqual({ attempt: 1, chosen: [11] });
  await waitFor(() => expect(localStorage).toHaveLength(0));
  expect(result.current.state).toBe('kept');
});

test('the next visit shows an answer that could not be sent, and sends it', async () => {
  standInForFetch(() => ({ status: 503, body: { code: 'unavailable', message: 'Away' } }));
  const first = renderHook(() => useAnswers(7, assessment));
  act(() => first.result.current.choose(5, [11]));
  await waitFor(() => expect(first.result.current.state).toBe('waiting'));
  first.unmount();
  const requests = standInForFetch(() => ({ body: { ok: true } }));
  const second = renderHook(() => useAnswers(7, assessment));
  expect(second.result.current.answers[5]).toEqual([11]);
  await waitFor(() => expect(localStorage).toHaveLength(0));
  expect(requests.at(-1)?.body).toEqual({ attempt: 1, chosen: [11] });
});

test('an answer to an attempt that was submitted elsewhere is refused and not resent', async () => {
  const requests = standInForFetch(() => ({ status: 409, body: { code: 'conflict', message: 'Handed in' } }));
  const { result } = renderHook(() => useAnswers(7, assessment));
  act(() => result.current.choose(5, [11]));
  await waitFor(() => expect(result.current.state).toBe('refused'));
  expect(requests.filter(({ method }) => method === 'PUT')).toHaveLength(1);
});
