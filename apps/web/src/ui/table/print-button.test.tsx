import { messages } from '@doselore/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { dismissBanner, readBanners } from '../../platform/banner/banner-store.ts';
import { renderScreen } from '../../test-support/render.tsx';
import { DataTable } from './data-table.tsx';
import { useListState } from './list-state.ts';
import { findRows, type PageOptions, pageRows } from './page-rows.ts';

afterEach(() => vi.unstubAllGlobals());

type Row = { id: number; name: string };
const people: Row[] = Array.from({ length: 45 }, (_, place) => ({ id: place + 1, name: `Person ${place + 1}` }));
const options: PageOptions<Row> = { searchIn: ({ name }) => name };

function List({ readRows }: { readRows?: () => Promise<Row[]> }) {
  const list = useListState();
  const data = pageRows(people, list, options);
  return (
    <DataTable
      label="People"
      what="people"
      columns={[{ key: 'name', header: 'Name', cell: ({ name }) => <b>{name}</b> }]}
      list={list}
      query={{ data, isError: false, error: null, isFetching: false, refetch: () => undefined }}
      paper={{ readRows: readRows ?? (async () => findRows(people, list, options)) }}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      search={{ label: 'Search people' }}
      empty={{ title: 'No people' }}
    />
  );
}

const printAll = () => screen.getByRole('button', { name: 'Print all rows' });

test('a list without a file prints all rows under its filters as its cells show them', async () => {
  const user = userEvent.setup();
  const print = vi.fn();
  vi.stubGlobal('print', print);
  renderScreen(<List />, '/tested?q=person+1');
  expect(screen.queryByRole('button', { name: /Export/u })).toBeNull();
  await user.click(printAll());
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  const paper = document.querySelector<HTMLElement>('[data-paper]');
  expect(paper).toHaveTextContent('People, 11 rows. Printed on');
  expect(paper).toHaveTextContent('Filters: Search people: person 1.');
  expect(within(paper as HTMLElement).getByText('Person 19').tagName).toBe('B');
  window.dispatchEvent(new Event('afterprint'));
  await waitFor(() => expect(document.querySelector('[data-paper]')).toBeNull());
});

test('says so when the rows cannot be read', async () => {
  const user = userEvent.setup();
  const print = vi.fn();
  vi.stubGlobal('print', print);
  renderScreen(<List readRows={() => Promise.reject(new Error('test'))} />);
  await user.click(printAll());
  await waitFor(() => expect(readBanners().current?.message).toBe(messages.defaultError));
  dismissBanner();
  expect(printAll()).toBeEnabled();
  expect(print).not.toHaveBeenCalled();
});
