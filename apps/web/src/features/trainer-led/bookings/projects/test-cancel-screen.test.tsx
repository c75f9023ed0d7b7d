import type { Cancellation } from '@doselore/contract/bookings';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { siteAdminRoutes } from '../../../../areas/site-admin/routes.tsx';
import { standInForFetch } from '../../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../../test-support/people.ts';
import { renderInArea } from '../../../../test-support/render-in-area.tsx';
import { unit } from '../bookings.factory.ts';
import { TestCancelScreen } from '../index.ts';

const abilities = { superAdmin: ['bookings.list', 'bookings.manage'] } as never;
const user = buildUser({ roles: [{ name: 'super_admin' }], abilities });
const base = '/site-admin/bookings/projects';
const site = { area: 'site-admin', routes: siteAdminRoutes, user, name: 'test-cancel-project' } as const;

afterEach(() => vi.unstubAllGlobals());

const cancellation: Cancellation = {
  ...{
    project: { id: 4, name: 'Winter training' },
    requests: [{ ...unit, state: 'organiser_booked' }],
    multi_days: [],
  },
  ...{ courses: [{ id: 3, name: 'Annual update' }], enquiries: 4, confirmations: 1, holds: 2 },
  people: [
    { id: 1, name: 'Amara Osei' },
    { id: 2, name: 'Gwen Lloyd' },
  ],
};

const serve = (isOn = true) =>
  standInForFetch(({ url }) => {
    if (url.includes('site-info')) return { body: { demo: false, bookings: isOn } };
    return { body: url.endsWith('/projects/4/test-cancel') ? cancellation : { ok: true } };
  });

test('the effects of a cancellation are shown before it, and the same page cancels with a reason', async () => {
  const requests = serve();
  const { router } = renderInArea(<TestCancelScreen />, { ...site, address: `${base}/test-cancel?projectId=4` });
  expect(await screen.findByText('Amara Osei, Gwen Lloyd')).toBeVisible();
  const factOf = (label: string) => screen.getByText(label).parentElement?.textContent;
  expect(factOf('Questions withdrawn')).toBe('Questions withdrawn5');
  expect(factOf('Holds released')).toBe('Holds released2');
  expect(factOf('Courses that stay')).toBe('Courses that stayAnnual update');
  expect(screen.getByRole('link', { name: 'Injection technique' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel project: Winter training' }));
  const dialogue = await screen.findByRole('dialog');
  await userEvent.type(within(dialogue).getByLabelText('Reason'), 'No longer needed');
  await userEvent.click(within(dialogue).getByRole('button', { name: 'Cancel project' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`${base}/4/edit`));
  expect(requests.filter(({ method }) => method === 'POST').map(({ body }) => body)).toMatchObject([
    { reason: 'No longer needed' },
  ]);
});

test('while bookings are off the effects are shown without the button', async () => {
  serve(false);
  renderInArea(<TestCancelScreen />, { ...site, address: `${base}/test-cancel?projectId=4` });
  expect(await screen.findByText('Amara Osei, Gwen Lloyd')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Cancel project/u })).not.toBeInTheDocument();
});

test('an address without a project leads to the list', async () => {
  serve();
  renderInArea(<TestCancelScreen />, { ...site, address: `${base}/test-cancel?projectId=x` });
  expect(await screen.findByRole('link', { name: 'See all projects' })).toHaveAttribute('href', base);
});
