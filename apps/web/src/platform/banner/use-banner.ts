import { useSyncExternalStore } from 'react';
import { readBanners, subscribeToBanners } from './banner-store.ts';

export function useBanner() {
  return useSyncExternalStore(subscribeToBanners, readBanners);
}
