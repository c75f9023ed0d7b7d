import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismissBanner, readBanners, showBanner } from '../../platform/banner/banner-store.ts';
import { renderScreen } from '../../test-support/render.tsx';
import { BannerRegion } from './banner-region.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  act(dismissBanner);
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

test('an error is an alert and disappears after 7 seconds', () => {
  renderScreen(<BannerRegion />);
  act(() => showBanner({ message: 'It did not work' }));
  expect(screen.getByRole('alert')).toHaveTextContent('It did not work');
  pass(6_999);
  expect(screen.getByText('It did not work')).toBeInTheDocument();
  pass(1);
  expect(screen.queryByText('It did not work')).not.toBeInTheDocument();
});

test('a success message is a status and may stay longer', () => {
  renderScreen(<BannerRegion />);
  act(() => showBanner({ message: 'Thank you', type: 'success', durationInMs: 10_000 }));
  expect(screen.getByRole('status')).toHaveTextContent('Thank you');
  pass(9_999);
  expect(screen.getByText('Thank you')).toBeInTheDocument();
});

test('the timer stops while the banner has the pointer or the focus', () => {
  renderScreen(<BannerRegion />);
  act(() => showBanner({ message: 'Read me' }));
  pass(5_000);
  const dismiss = screen.getByRole('button', { name: 'Dismiss' });
  act(() => dismiss.focus());
  pass(60_000);
  expect(screen.getByText('Read me')).toBeInTheDocument();
  act(() => dismiss.blur());
  pass(1_999);
  expect(screen.getByText('Read me')).toBeInTheDocument();
  pass(1);
  expect(screen.queryByText('Read me')).not.toBeInTheDocument();
});

test('Dismiss removes the banner, and the last 10 messages stay for Help', () => {
  renderScreen(<BannerRegion />);
  for (let count = 1; count <= 12; count += 1) act(() => showBanner({ message: `Message ${count}` }));
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('button', { name: 'Dismiss' })).not.toBeInTheDocument();
  expect(readBanners().recent).toHaveLength(10);
  expect(readBanners().recent[0]?.message).toBe('Message 12');
});
