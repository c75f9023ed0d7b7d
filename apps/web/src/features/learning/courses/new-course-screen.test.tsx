import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { siteAdminRoutes } from '../../../areas/site-admin/routes.tsx';
import { standInForFetch } from '../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../test-support/people.ts';
import { renderInArea } from '../../../test-support/render-in-area.tsx';
import { NewCourseScreen } from './new-course-screen.tsx';

afterEach(() => vi.unstubAllGlobals());

function show() {
  const requests = standInForFetch(({ method }) => ({ body: method === 'POST' ? { id: 7, title: 'Sepsis' } : {} }));
  const { router } = renderInArea(<NewCourseScreen />, {
    ...{ area: 'site-admin', routes: siteAdminRoutes, name: 'new-course', address: '/site-admin/courses/new-course' },
    user: buildUser({ abilities: { superAdmin: ['courses.read', 'courses.write'] } }),
  });
  return { requests, router };
}

test('asks for the kind first, and says who teaches it and how its result arises', async () => {
  show();
  const kinds = within(await screen.findByRole('region', { name: 'What kind of course?' }));
  expect(kinds.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^E-Learning.*The package reports the result\.$/u),
    expect.stringMatching(/^Distance Learning.*The answers decide the result\.$/u),
    expect.stringMatching(/^Pharmacist-led, Virtual Learning.*A trainer teaches in a video meeting\./u),
    expect.stringMatching(/^Pharmacist-led, Face to Face.*A trainer teaches in a room\./u),
    expect.stringMatching(/^Online Interactive Workbook.*The answers decide the result\.$/u),
    expect.stringMatching(/^Face to Face Course.*an admin enters it\.$/u),
  ]);
});

test('creates a course of the chosen kind, and keeps what was typed when the kind changes', async () => {
  const user = userEvent.setup();
  const { requests, router } = show();
  await user.click(await screen.findByRole('link', { name: 'E-Learning' }));
  await user.type(screen.getByLabelText('Title'), 'Sepsis');
  await user.click(screen.getByRole('link', { name: 'Change the kind' }));
  await user.click(screen.getByRole('link', { name: 'Pharmacist-led, Face to Face' }));
  expect(screen.getByLabelText('Title')).toHaveValue('Sepsis');
  await user.click(screen.getByRole('radio', { name: /Statutory and mandatory training/u }));
  await user.click(screen.getByRole('button', { name: 'Create course' }));
  await waitFor(() => expect(router.state.location.pathname).toContain('/edit-course/7'));
  expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({ title: 'Sepsis', deliverableId: 4 });
});

test('a course whose results an admin enters has a form of its own, which takes over what was typed', async () => {
  const user = userEvent.setup();
  const { router } = show();
  await user.click(await screen.findByRole('link', { name: 'E-Learning' }));
  await user.type(screen.getByLabelText('Title'), 'Injection practical');
  await user.click(screen.getByRole('link', { name: 'Change the kind' }));
  await user.click(screen.getByRole('link', { name: 'Face to Face Course' }));
  expect(router.state.location).toMatchObject({
    pathname: '/site-admin/courses/new-paper-course',
    state: { title: 'Injection practical', summary: '' },
  });
});
