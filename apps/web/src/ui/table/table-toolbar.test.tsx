import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../test-support/render.tsx';
import type { ListState } from './list-state.ts';
import { TableToolbar } from './table-toolbar.tsx';

const set = vi.fn();
const listWith = (q: string) => ({ q, set, filters: 0, hidden: [] }) as unknown as ListState;
const Toolbar = ({ q }: { q: string }) => (
  <TableToolbar
    label="Services"
    what="Services"
    list={listWith(q)}
    search={{ label: 'Search services' }}
    columns={[]}
    total={1}
  />
);
const box = () => screen.getByRole('searchbox', { name: 'Search services' });

test('keeps what was typed while the address follows later', async () => {
  const user = userEvent.setup();
  renderScreen(<Toolbar q="before" />);
  await user.clear(box());
  await user.type(box(), 'after');
  await waitFor(() => expect(set).toHaveBeenCalledWith({ q: 'after' }));
  expect(box()).toHaveValue('after');
});
