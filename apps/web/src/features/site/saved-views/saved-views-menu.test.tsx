import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { standInForFetch } from '../../../test-support/fetch-stand-in.ts';
import { renderScreen } from '../../../test-support/render.tsx';
import { BannerRegion } from '../../../ui/banner/index.ts';
import { useListState } from '../../../ui/table/index.ts';
import { SavedViews } from './saved-views-menu.tsx';

function Shown({ filters = ['role'] }: { filters?: readonly string[] }) {
  const list = useListState();
  for (const name of filters) list.filter(name);
  return <SavedViews list={list} />;
}

const serve = () =>
  standInForFetch(({ method }) =>
    method === 'GET' ? { body: [{ id: 4, name: 'Dispensers', search: 'role=Dispenser&hide=services' }] } : {},
  );

afterEach(() => vi.unstubAllGlobals());

test('a view is opened by its address and can be deleted', async () => {
  const user = userEvent.setup();
  const requests = serve();
  const { router } = renderScreen(<Shown />);
  await user.click(await screen.findByRole('button', { name: 'Saved views' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Dispensers' }));
  expect(router.state.location.search).toBe('?role=Dispenser&hide=services');
  await user.click(await screen.findByRole('button', { name: 'Dispensers' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete this view' }));
  await waitFor(() =>
    expect(requests.find(({ method }) => method === 'DELETE')?.url).toBe('/api/mixed-admin/report-views/4'),
  );
});

test('what is shown is saved under a name, without the page number', async () => {
  const user = userEvent.setup();
  const requests = serve();
  renderScreen(<Shown />, '/tested?role=Pharmacist&page=3');
  await user.click(await screen.findByRole('button', { name: 'Saved views' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Save this view' }));
  await user.type(await screen.findByLabelText('Name'), 'Pharmacists');
  await user.click(screen.getByRole('button', { name: 'Save view' }));
  await waitFor(() =>
    expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
      page: '/tested',
      search: 'role=Pharmacist',
      name: 'Pharmacists',
    }),
  );
});

test('a filter that the list no longer has is left out of a view, with a note', async () => {
  const user = userEvent.setup();
  serve();
  const { router } = renderScreen(
    <>
      <BannerRegion />
      <Shown filters={[]} />
    </>,
  );
  await user.click(await screen.findByRole('button', { name: 'Saved views' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Dispensers' }));
  expect(await screen.findByText(/“Dispensers” has a filter that no longer exists/u)).toBeInTheDocument();
  expect(router.state.location.search).toBe('?hide=services');
});
