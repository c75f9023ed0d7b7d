import { setAnswerStore } from '../api/index.ts';
import { loadOnce } from '../offline/index.ts';

/** Time in milliseconds after the page has loaded, so that the first visit waits for nothing. */
const laterMs = 4_000;

const loadDay = loadOnce(() => import('./day-answers.ts'));

/** Resolves some seconds after the page has loaded. */
const whenLoaded = loadOnce(
  () =>
    new Promise<void>((resolve) => {
      const later = () => setTimeout(resolve, laterMs);
      if (document.readyState === 'complete') later();
      else window.addEventListener('load', later);
    }),
);
const dayLater = () => whenLoaded().then(loadDay);

/**
 * Starts to store answers about courses of today and tomorrow, and the scripts of the pages that show them. `loadParts`
 * loads parts of pages that appear only without a connection. In a private window, or when the browser refuses, nothing is
 * stored and everything else works.
 */
export function startOfflineDay(loadParts: () => Promise<unknown>): void {
  setAnswerStore({
    save: (url, text, when) => {
      void dayLater().then(
        ({ saveAnswer }) => saveAnswer(url, text, when),
        () => undefined,
      );
    },
    find: async (url) => (await loadDay()).findAnswer(url),
  });
  void Promise.all([dayLater(), whenLoaded().then(loadParts)]).then(
    ([{ startDay }]) => startDay(),
    () => undefined,
  );
}
