import { afterEach, expect, test, vi } from 'vitest';
import { printInLight } from './print-in-light.ts';

afterEach(() => vi.unstubAllGlobals());

test('a dark page is light while it is printed, and dark again afterwards', () => {
  let notify: (event: { matches: boolean }) => void = () => undefined;
  const addEventListener = (_type: string, listener: typeof notify) => {
    notify = listener;
  };
  vi.stubGlobal('matchMedia', () => ({ addEventListener }));
  const scheme = () => document.documentElement.getAttribute('data-mantine-color-scheme');
  document.documentElement.setAttribute('data-mantine-color-scheme', 'dark');
  printInLight();
  notify({ matches: true });
  expect(scheme()).toBe('light');
  notify({ matches: false });
  expect(scheme()).toBe('dark');
});
