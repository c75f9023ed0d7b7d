import { act, screen } from '@testing-library/react';
import { redirect } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveRoute, takeSavedRoute } from '../../../../platform/interruption/index.ts';
import { standInForFetch } from '../../../../test-support/fetch-stand-in.ts';
import { renderScreen } from '../../../../test-support/render.tsx';
import { MaintenanceScreen } from './maintenance-screen.tsx';
import { NetworkConnectivityScreen } from './network-connectivity-screen.tsx';

const failsAfter = 500;

/** Stands in for a connection that fails after a while, as real ones do. Returns the requests. */
function failSlowly(): string[] {
  const requests: string[] = [];
  vi.stubGlobal('fetch', (url: string, { method = 'GET' }: RequestInit = {}) => {
    requests.push(`${method} ${url}`);
    return new Promise((_resolve, reject) => {
      setTimeout(() => reject(new TypeError('Failed to fetch')), failsAfter);
    });
  });
  return requests;
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  vi.useFakeTimers();
  saveRoute({ name: 'faq', path: '/faq', params: {}, query: '?q=a' });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const screens = [
  {
    name: 'the connection',
    shown: <NetworkConnectivityScreen />,
    asks: 'GET /online',
    title: 'No Internet Connection',
  },
  {
    name: 'the service',
    shown: <MaintenanceScreen />,
    asks: 'HEAD /login',
    title: 'Sorry, the website is currently undergoing Maintenance',
  },
];

test.each(screens)(
  'waiting for $name: checks every 10 seconds, shows it for a second, and stays',
  async ({ shown, asks, title }) => {
    const requests = failSlowly();
    renderScreen(shown);
    expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
    await pass(9_900);
    expect(requests).toEqual([]);
    await pass(200);
    expect(requests).toEqual([asks]);
    expect(screen.getByText('Checking')).toBeInTheDocument();
    await pass(failsAfter);
    await pass(800);
    expect(screen.getByText('Checking')).toBeInTheDocument();
    await pass(200);
    expect(screen.queryByText('Checking')).not.toBeInTheDocument();
    await pass(10_000);
    expect(requests).toEqual([asks, asks]);
  },
);

test.each(screens)(
  '$name is back, but the page is not: returns here, and checks until it opens',
  async ({ shown, asks }) => {
    const requests = standInForFetch(() => ({}));
    let isServed = false;
    const guard = vi.fn(() => {
      if (isServed) return null;
      saveRoute({ name: 'faq', path: '/faq', params: {}, query: '?q=a' });
      return redirect('/tested');
    });
    const { router } = renderScreen(shown, '/tested', [{ path: '/faq', loader: guard, element: 'Answers' }]);
    const where = () => `${router.state.location.pathname}${router.state.location.search}`;
    await pass(10_100);
    await pass(20_000);
    expect([where(), guard.mock.calls.length]).toEqual(['/tested', 3]);
    isServed = true;
    await pass(10_000);
    expect([where(), requests.map(({ method, url }) => `${method} ${url}`)]).toEqual(['/faq?q=a', Array(4).fill(asks)]);
    await pass(30_000);
    expect(requests).toHaveLength(4);
  },
);

test.each(screens)('waiting for $name: does not bring back a person who leaves during a check', async ({ shown }) => {
  vi.stubGlobal('fetch', () => new Promise((resolve) => setTimeout(() => resolve(new Response('{}')), failsAfter)));
  const { router } = renderScreen(shown);
  await pass(10_100);
  await act(() => router.navigate('/elsewhere'));
  await pass(failsAfter * 2);
  expect(router.state.location.pathname).toBe('/elsewhere');
  expect(takeSavedRoute()).toBe('/faq?q=a');
});

test.each(screens)('$name is back: opens the page where the person was', async ({ shown }) => {
  standInForFetch(() => ({}));
  const { router } = renderScreen(shown);
  await pass(10_100);
  expect(`${router.state.location.pathname}${router.state.location.search}`).toBe('/faq?q=a');
});
