import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../test-support/render.tsx';
import { useBulk } from '../bulk/index.ts';
import { DataTable, type TableSelection } from './data-table.tsx';
import { useListState } from './list-state.ts';
import { pageRows } from './page-rows.ts';

type Service = { id: number; name: string; members: number };
const services: Service[] = Array.from({ length: 45 }, (_, place) => ({
  id: place + 1,
  name: `Service ${String(place + 1).padStart(2, '0')}`,
  members: 100 - place,
}));

type Props = {
  rows?: Service[];
  failing?: boolean;
  onRetry?: () => void;
  selection?: TableSelection<Service>;
};

function Table({ rows = services, failing = false, onRetry = () => undefined, selection }: Props) {
  const list = useListState({ sort: 'name' });
  const sortBy = { name: (row: Service) => row.name, members: (row: Service) => row.members };
  const data = failing ? undefined : pageRows(rows, list, { searchIn: (row) => row.name, sortBy });
  return (
    <DataTable
      label="Services"
      what="services"
      columns={[
        { key: 'name', header: 'Service', sortable: true, cell: (row) => row.name },
        { key: 'members', header: 'Members', align: 'right', sortable: true, cell: (row) => row.members },
      ]}
      list={list}
      query={{ data, isError: failing, error: failing ? new Error('test') : null, isFetching: false, refetch: onRetry }}
      rowKey={(row) => row.id}
      rowName={(row) => row.name}
      rowMenu={() => null}
      selection={selection}
      search={{ label: 'Search services' }}
      empty={{ title: 'No Services yet', message: 'Add the first one.' }}
    />
  );
}

const firstCell = () => within(screen.getAllByRole('row')[1] ?? document.body).getAllByRole('cell')[0];

test('shows one page and the total number of rows', () => {
  renderScreen(<Table />);
  expect(screen.getAllByRole('row')).toHaveLength(21);
  expect(screen.getByText('Showing 1 to 20 of 45')).toBeInTheDocument();
});

test('the address has page and sort order, and sorting goes back to page 1', async () => {
  const user = userEvent.setup();
  const { router } = renderScreen(<Table />, '/tested?page=3');
  expect(screen.getByText('Showing 41 to 45 of 45')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Members' }));
  expect(router.state.location.search).toBe('?sort=members');
  expect(screen.getByRole('columnheader', { name: 'Members' })).toHaveAttribute('aria-sort', 'ascending');
  expect(firstCell()).toHaveTextContent('Service 45');
  await user.click(screen.getByRole('button', { name: 'Page 2' }));
  expect(router.state.location.search).toBe('?sort=members&page=2');
});

test('the search is delayed, goes back to page 1 and can be cleared when nothing matches', async () => {
  const user = userEvent.setup();
  const { router } = renderScreen(<Table />, '/tested?page=2');
  await user.type(screen.getByRole('searchbox', { name: 'Search services' }), 'nothing like it');
  expect(router.state.location.search).toBe('?page=2');
  await waitFor(() => expect(router.state.location.search).toBe('?q=nothing+like+it'));
  expect(await screen.findByRole('heading', { name: 'No services match' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByText('Showing 1 to 20 of 45')).toBeInTheDocument();
});

test('an empty list has a different message from a search without matches', () => {
  renderScreen(<Table rows={[]} />);
  expect(screen.getByRole('heading', { name: 'No Services yet' })).toBeInTheDocument();
});

test('an error offers a retry', async () => {
  const user = userEvent.setup();
  const onRetry = vi.fn();
  renderScreen(<Table failing onRetry={onRetry} />);
  await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

function Selecting({ onSend }: { onSend: (target: unknown) => void }) {
  const bulk = useBulk({ q: useListState().q }, async () => undefined);
  const send = async (target: unknown) => {
    onSend(target);
    return { done: [], failed: [] };
  };
  return (
    <>
      <Table selection={{ ...bulk.selection, canSelect: ({ id }) => id !== 2 }} />
      <button type="button" onClick={() => void bulk.run({ verb: 'sent', message: () => '', send })}>
        Send to {bulk.count}
      </button>
    </>
  );
}

test('a page is selected without excluded rows, then all pages at once, until the search changes', async () => {
  const user = userEvent.setup();
  const onSend = vi.fn();
  renderScreen(<Selecting onSend={onSend} />);
  expect(screen.queryByLabelText('Select Service 02')).not.toBeInTheDocument();
  await user.click(screen.getByLabelText('Select all 19 on this page'));
  await user.click(screen.getByRole('button', { name: 'Select all 45 services' }));
  expect(screen.getByText('All 45 services are selected on all pages.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Page 2' }));
  expect(screen.getByLabelText('Select Service 30')).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Send to 45' }));
  expect(onSend).toHaveBeenCalledWith({ everybody: { q: '' }, expected: 45 });
});

test('deselecting one row of everything keeps the other rows of its page selected', async () => {
  const user = userEvent.setup();
  renderScreen(<Selecting onSend={() => undefined} />);
  await user.click(screen.getByLabelText('Select all 19 on this page'));
  await user.click(screen.getByRole('button', { name: 'Select all 45 services' }));
  await user.click(screen.getByLabelText('Select Service 05'));
  expect(screen.getByRole('button', { name: 'Send to 18' })).toBeInTheDocument();
  expect(screen.getByLabelText('Select Service 05')).not.toBeChecked();
});

test('a changed search ends the selection of everything', async () => {
  const user = userEvent.setup();
  const { router } = renderScreen(<Selecting onSend={() => undefined} />);
  await user.click(screen.getByLabelText('Select all 19 on this page'));
  await user.click(screen.getByRole('button', { name: 'Select all 45 services' }));
  await act(() => router.navigate('/tested?q=Service+1'));
  expect(screen.getByRole('button', { name: 'Send to 19' })).toBeInTheDocument();
});
