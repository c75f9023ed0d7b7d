import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LeavingMessage, lostText } from './leaving-words.tsx';

const place = { name: 'Ada Moss', kind: 'place', title: 'Basic life support', day: '2026-12-07' } as const;

test('the preview of leaving counts what ends, names the first, and says how many more there are', () => {
  const counts = { place: 52, waiting: 0, organiser: 1, licence: 0 };
  render(<LeavingMessage kept="They leave." preview={{ counts, rows: [place], leads: 0 }} />);
  expect(screen.getByText(/^This also ends 52 places on courses and 1 duty as organiser\./u)).toBeInTheDocument();
  expect(screen.getByText('Ada Moss: Basic life support, place, 07-12-2026')).toBeInTheDocument();
  expect(screen.getByText('and 52 more')).toBeInTheDocument();
});

test('the preview of leaving says that nothing else ends', () => {
  render(
    <LeavingMessage
      kept="They leave."
      preview={{ counts: { place: 0, waiting: 0, organiser: 0, licence: 0 }, rows: [], leads: 0 }}
    />,
  );
  expect(screen.getByText(/^Nothing else ends\./u)).toBeInTheDocument();
  expect(screen.queryByText(/also ends/u)).toBeNull();
});

test('restoring names each place that was not given back, with the reason', () => {
  expect(lostText([{ ...place, why: 'no place is free' }])).toBe(
    'Not given back: Ada Moss: Basic life support, place, 07-12-2026 (no place is free).',
  );
});

test('the preview of leaving counts the upcoming courses that lose their trainer', () => {
  const counts = { place: 0, waiting: 0, organiser: 0, licence: 0 };
  render(<LeavingMessage kept="They leave." preview={{ counts, rows: [], leads: 2 }} />);
  expect(
    screen.getByText(/^They lead 2 upcoming courses\. They continue and need another trainer\./u),
  ).toBeInTheDocument();
});
