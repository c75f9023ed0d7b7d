import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../test-support/render.tsx';
import { DataTable } from './data-table.tsx';
import { useListState } from './list-state.ts';
import { pageRows } from './page-rows.ts';

type Service = { id: number; name: string; members: number };
const services: Service[] = Array.from({ length: 45 }, (_, place) => ({
  id: place + 1,
  name: `Service ${String(place + 1).padStart(2, '0')}`,
  members: 100 - place,
}));

type Props = { rows?: Service[]; failing?: boolean; onRetry?: () => void };

function Table({ rows = services, failing = false, onRetry = () => undefined }: Props) {
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
      search={{ label: 'Search services' }}
      empty={{ title: 'No Services yet', message: 'Add the first one.' }}
    />
  );
}

const firstCell = () => within(screen.getAllByRole('row')[1] ?? document.body).getAllByRole('cell')[0];

test('shows a page and how much there is', () => {
  renderScreen(<Table />);
  expect(screen.getAllByRole('row')).toHaveLength(21);
  expect(screen.getByText('Showing 1 to 20 of 45')).toBeInTheDocument();
});

test('the address holds page and sort; sorting goes back to page 1', async () => {
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

test('the search waits, goes to page 1 and can be cleared when nothing matches', async () => {
  const user = userEvent.setup();
  const { router } = renderScreen(<Table />, '/tested?page=2');
  await user.type(screen.getByRole('searchbox', { name: 'Search services' }), 'nothing like it');
  expect(router.state.location.search).toBe('?page=2');
  await waitFor(() => expect(router.state.location.search).toBe('?q=nothing+like+it'));
  expect(await screen.findByRole('heading', { name: 'No services match' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByText('Showing 1 to 20 of 45')).toBeInTheDocument();
});

test('empty is not the same as no match', () => {
  renderScreen(<Table rows={[]} />);
  expect(screen.getByRole('heading', { name: 'No Services yet' })).toBeInTheDocument();
});

test('an error offers another try', async () => {
  const user = userEvent.setup();
  const onRetry = vi.fn();
  renderScreen(<Table failing onRetry={onRetry} />);
  await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});
