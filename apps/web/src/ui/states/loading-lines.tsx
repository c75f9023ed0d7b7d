import { Skeleton } from '@mantine/core';
import c from './states.module.css';

const places = (count: number) => Array.from({ length: count }, (_, place) => place);

/** Skeleton of rows or of a detail panel. */
export function LoadingLines({ count = 5, height = 44 }: { count?: number; height?: number }) {
  return (
    <div role="status">
      <span className="visually-hidden">Loading</span>
      <div className={c.lines} aria-hidden="true">
        {places(count).map((place) => (
          <Skeleton key={place} height={height} radius="md" />
        ))}
      </div>
    </div>
  );
}

/** Skeleton of a grid of cards, taller than a window, so that the footer does not move when the cards arrive. */
export function LoadingCards({ count = 9, height = 280 }: { count?: number; height?: number }) {
  return (
    <div role="status">
      <span className="visually-hidden">Loading</span>
      <div className={c.cards} aria-hidden="true">
        {places(count).map((place) => (
          <Skeleton key={place} height={height} radius="lg" />
        ))}
      </div>
    </div>
  );
}
