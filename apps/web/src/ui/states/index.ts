export { EmptyPanel } from './empty-panel.tsx';
export { ErrorPanel } from './error-panel.tsx';
export { LoadingCards, LoadingLines } from './loading-lines.tsx';
export { NoMatchPanel } from './no-match-panel.tsx';
export { QueryView } from './query-view.tsx';
export { Spinner } from './spinner.tsx';
export { useDelay } from './use-delay.ts';
export { useLinger } from './use-linger.ts';
