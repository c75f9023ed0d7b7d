import { durations } from '@doselore/contract';
import { now } from '../clock/clock.ts';

export type BannerType = 'success' | 'error' | 'warning';
/** One action that the banner offers, such as Undo. */
type BannerAction = { label: string; run: () => void };
export type Banner = { id: number; message: string; type: BannerType; shownAt: number; action?: BannerAction };
export type BannerRequest = { message: string; type?: BannerType; durationInMs?: number; action?: BannerAction };
type State = { current: Banner | undefined; recent: readonly Banner[] };

const keptForHelp = 10;
let state: State = { current: undefined, recent: [] };
let nextId = 1;
let remaining = 0;
let startedAt = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const reasonsToWait = new Set<string>();
const listeners = new Set<() => void>();

function publish(next: State): void {
  state = next;
  for (const listener of listeners) listener();
}

function stopTimer(): void {
  if (timer === undefined) return;
  clearTimeout(timer);
  timer = undefined;
  remaining -= now() - startedAt;
}

function startTimer(): void {
  if (state.current === undefined || reasonsToWait.size > 0) return;
  startedAt = now();
  timer = setTimeout(dismissBanner, Math.max(0, remaining));
}

/**
 * Shows a banner for 7 seconds, as an error unless `type` says otherwise. The last 10 can be read under Help.
 */
export function showBanner({ message, type = 'error', durationInMs = durations.banner, action }: BannerRequest): void {
  clearTimeout(timer);
  timer = undefined;
  reasonsToWait.delete('pointer');
  reasonsToWait.delete('focus');
  const banner: Banner = { id: nextId++, message, type, shownAt: now(), action };
  remaining = durationInMs;
  publish({ current: banner, recent: [banner, ...state.recent].slice(0, keptForHelp) });
  startTimer();
}

export function dismissBanner(): void {
  clearTimeout(timer);
  timer = undefined;
  reasonsToWait.delete('pointer');
  reasonsToWait.delete('focus');
  publish({ ...state, current: undefined });
}

/** Stops the timer while the pointer or the focus is on the banner, or the tab is hidden. */
export function holdBanner(reason: 'pointer' | 'focus' | 'hidden'): void {
  if (reasonsToWait.has(reason)) return;
  reasonsToWait.add(reason);
  stopTimer();
}

export function releaseBanner(reason: 'pointer' | 'focus' | 'hidden'): void {
  if (!reasonsToWait.delete(reason)) return;
  startTimer();
}

export function subscribeToBanners(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function readBanners(): State {
  return state;
}
