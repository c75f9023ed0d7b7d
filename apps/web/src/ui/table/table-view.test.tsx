import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '../../test-support/render.tsx';
import { DataTable } from './data-table.tsx';
import { useListState } from './list-state.ts';
import { ViewsSlot } from './views-slot.ts';

const rows = [
  { id: 1, name: 'Mill Road' },
  { id: 2, name: 'Hove' },
  { id: 3, name: 'Quayside' },
];
const still = { isError: false, error: null, isFetching: false, refetch: () => undefined };

type Props = { shown?: typeof rows; beside?: readonly string[] };

function Table({ shown = rows, beside = [] }: Props) {
  const list = useListState({ beside });
  return (
    <DataTable
      label="Services"
      what="services"
      columns={[
        { key: 'name', header: 'Service', cell: (row) => <a href={`/${row.id}`}>{row.name}</a> },
        { key: 'code', header: 'Code', cell: () => 'F1' },
        { key: 'members', header: 'Members', cell: () => 4 },
        { key: 'action', header: 'Action', cell: (row) => <button type="button">{`Open ${row.name}`}</button> },
      ]}
      list={list}
      query={{ ...still, data: { rows: shown, total: shown.length } }}
      rowKey={(row) => row.id}
      rowName={(row) => row.name}
      search={{ label: 'Search services' }}
      filters={<span>Any code</span>}
      empty={{ title: 'No services yet' }}
    />
  );
}

const headings = () => screen.getAllByRole('columnheader').map((cell) => cell.textContent);

afterEach(() => localStorage.clear());

test('columns are chosen in the address, and the column that names the row always stays', async () => {
  const user = userEvent.setup();
  const { router } = renderScreen(<Table />, '/tested?hide=members,name');
  expect(headings()).toEqual(['Service', 'Code', 'Action']);
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  expect(screen.queryByRole('checkbox', { name: 'Service' })).not.toBeInTheDocument();
  await user.click(await screen.findByRole('checkbox', { name: 'Code' }));
  await user.click(screen.getByRole('checkbox', { name: 'Members' }));
  expect(headings()).toEqual(['Service', 'Members', 'Action']);
  expect(new URLSearchParams(router.state.location.search).get('hide')).toBe('name,code');
});

test('a hidden column does not count as a filter', async () => {
  renderScreen(<Table />, '/tested?hide=members');
  expect(screen.getByRole('button', { name: 'Filters and view' })).toBeInTheDocument();
});

test('the button for phones gives the number of filters', () => {
  renderScreen(<Table />, '/tested?code=F1&q=mill&page=2');
  expect(screen.getByRole('button', { name: 'Filters and view (1)' })).toHaveAttribute('aria-expanded', 'false');
});

test('a choice outside the table is no filter, and stays when the filters are cleared', async () => {
  const { router } = renderScreen(<Table shown={[]} beside={['groupId']} />, '/tested?groupId=4&code=F1&q=mill');
  expect(screen.getByRole('button', { name: 'Filters and view (1)' })).toBeInTheDocument();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(router.state.location.search).toBe('?groupId=4');
});

test('compact rows are remembered', async () => {
  const user = userEvent.setup();
  const first = renderScreen(<Table />);
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(await screen.findByRole('switch', { name: 'Compact rows' }));
  expect(screen.getByRole('table')).toHaveAttribute('data-compact');
  first.unmount();
  renderScreen(<Table />);
  await waitFor(() => expect(screen.getByRole('table')).toHaveAttribute('data-compact'));
});

test('arrow keys move within a column, and Home and End to its ends', async () => {
  const user = userEvent.setup();
  renderScreen(<Table />);
  screen.getByRole('button', { name: 'Open Hove' }).focus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('button', { name: 'Open Quayside' })).toHaveFocus();
  await user.keyboard('{ArrowDown}{Home}');
  expect(screen.getByRole('button', { name: 'Open Mill Road' })).toHaveFocus();
  await user.keyboard('{Control>}{ArrowDown}{/Control}');
  expect(screen.getByRole('button', { name: 'Open Mill Road' })).toHaveFocus();
  screen.getByRole('link', { name: 'Hove' }).focus();
  await user.keyboard('{End}');
  expect(screen.getByRole('link', { name: 'Quayside' })).toHaveFocus();
});

test('a table has saved views only where the frame provides them', () => {
  const { unmount } = renderScreen(<Table />);
  expect(screen.queryByText('Views of the frame')).not.toBeInTheDocument();
  unmount();
  renderScreen(
    <ViewsSlot value={() => <span>Views of the frame</span>}>
      <Table />
    </ViewsSlot>,
  );
  expect(screen.getByText('Views of the frame')).toBeInTheDocument();
});
