import { AppError } from '@doselore/contract';
import { Button } from '@mantine/core';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { dismissBanner } from '../../platform/banner/index.ts';
import { renderScreen } from '../../test-support/render.tsx';
import { BannerRegion } from '../banner/index.ts';
import { useArchive } from './index.ts';

type Row = { id: number; name: string };
const row: Row = { id: 7, name: 'Room 4' };

function Archiving({
  send,
  refresh,
}: {
  send: (row: Row, archived: boolean) => Promise<void>;
  refresh: () => Promise<void>;
}) {
  const archive = useArchive<Row>({ nameOf: ({ name }) => name, send, refresh });
  return (
    <>
      <BannerRegion />
      <Button onClick={() => void archive(row, true)}>Archive</Button>
    </>
  );
}

afterEach(() => act(dismissBanner));

test('archives a record at once, and Undo in the banner restores it', async () => {
  const send = vi.fn(async () => undefined);
  const refresh = vi.fn(async () => undefined);
  renderScreen(<Archiving send={send} refresh={refresh} />);
  await userEvent.click(screen.getByRole('button', { name: 'Archive' }));
  expect(await screen.findByText('Room 4 archived')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Room 4 restored')).toBeVisible();
  expect(send.mock.calls).toEqual([
    [row, true],
    [row, false],
  ]);
  expect(refresh).toHaveBeenCalledTimes(2);
});

test('says why a record was not archived, and refreshes', async () => {
  const refresh = vi.fn(async () => undefined);
  const send = () => Promise.reject(new AppError('conflict', 'Another venue has this name.'));
  renderScreen(<Archiving send={send} refresh={refresh} />);
  await userEvent.click(screen.getByRole('button', { name: 'Archive' }));
  expect(await screen.findByText('Another venue has this name.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(refresh).toHaveBeenCalledOnce();
});
