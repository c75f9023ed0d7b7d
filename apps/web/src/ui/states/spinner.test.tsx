import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../test-support/render.tsx';
import { Spinner } from './spinner.tsx';

afterEach(() => {
  vi.useRealTimers();
});

test('the spinner appears only after 300 ms, with the default text', () => {
  vi.useFakeTimers();
  renderScreen(<Spinner />);
  act(() => vi.advanceTimersByTime(299));
  expect(screen.queryByText('Processing, please wait...')).not.toBeInTheDocument();
  act(() => vi.advanceTimersByTime(1));
  expect(screen.getByRole('status')).toHaveTextContent('Processing, please wait...');
});
