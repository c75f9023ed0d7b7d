import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { showStoredAt } from '../platform/api/stored-answers.ts';
import { openStoredPage } from '../platform/interruption/open-offline.ts';
import { readQuestion } from '../ui/confirm/ask-confirm.ts';

// jsdom has neither `matchMedia` nor `ResizeObserver`, which Mantine needs to render. Reduced motion keeps timers
// within their test.
window.matchMedia = (query: string) =>
  ({
    matches: query.includes('prefers-reduced-motion'),
    media: query,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
  }) satisfies MediaQueryList;

class StillResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
window.ResizeObserver = StillResizeObserver;
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

// Parts of a screen that load on demand take longer than the usual second on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

afterEach(() => {
  // Files share the modules of a worker, so an open question, or a page without a connection, would meet the next file.
  readQuestion()?.answer('cancel');
  openStoredPage(false);
  showStoredAt(undefined);
  cleanup();
  localStorage.clear();
});
