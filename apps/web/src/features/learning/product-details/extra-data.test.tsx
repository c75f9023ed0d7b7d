import type { DetailRow, ProductDetails } from '@doselore/contract/product-details';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { siteAdminRoutes } from '../../../areas/site-admin/routes.tsx';
import { standInForFetch } from '../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../test-support/people.ts';
import { renderInArea } from '../../../test-support/render-in-area.tsx';
import { ExtraDataScreen } from './extra-data-screen.tsx';

const row: DetailRow = {
  ...{
    deliverable_id: 1,
    product_type: 'abstract_course',
    product_id: 12,
    course_id: 30,
    title: 'Sepsis',
    is_live: true,
  },
  ...{ missing: ['review', 'months'], cpd_minutes: 90, reviewed_on: null, review_due_on: '2026-01-02' },
  ...{ is_overdue: true, owner: { id: 4, name: 'Morgan Ellis' } },
};
const details: ProductDetails = {
  ...{ product_type: 'abstract_course', product_id: 12, title: 'Sepsis', default_months: 24, version: 2 },
  fields: {
    ...{
      objectives: 'Recognise sepsis',
      audience: '',
      accreditor_code: null,
      accreditation_reference: '',
      accredited_until: null,
    },
    ...{ cpd_minutes: 90, learner_minutes: null, target_roles: 'Pharmacist', mandatory_for: '' },
    ...{ standards: 'GPhC | Standard 4 | 2025 |', months_reason: '', months_source: '', reviewed_on: null },
    ...{ review_due_on: null, content_owner_id: null, keywords: '' },
  },
  missing: ['review', 'months'],
  owners: [{ id: 4, name: 'Morgan Ellis' }],
  accreditors: [{ code: 'board', title: 'Northern Pharmacy Board' }],
};
const versions = [
  { version: 2, made_by: 'Morgan Ellis', made_at: '2026-05-05T10:00:00Z', changed: ['cpd_minutes'] },
  { version: 1, made_by: 'Morgan Ellis', made_at: '2026-04-04T10:00:00Z', changed: ['objectives', 'standards'] },
];

afterEach(() => vi.unstubAllGlobals());

function show(address: string) {
  const requests = standInForFetch(({ method, url }) => {
    if (method !== 'GET') return { body: { ok: true, now: details.fields } };
    if (url.endsWith('/versions')) return { body: versions };
    return { body: url.includes('abstract_course/12') ? details : { rows: [row], total: 1 } };
  });
  const place = { area: 'site-admin', routes: siteAdminRoutes, name: 'extra-data', user: buildUser() } as const;
  renderInArea(<ExtraDataScreen />, { ...place, address });
  return requests;
}

test('lists what is missing in each course, and searches by it', async () => {
  const user = userEvent.setup();
  const requests = show('/site-admin/courses/extra-data');
  const link = await screen.findByRole('link', { name: 'Sepsis' });
  expect(link).toHaveAttribute('href', '/site-admin/courses/extra-data?product=abstract_course-12');
  expect(screen.getByText('Missing: day of review, reason for the length of the certificate')).toBeInTheDocument();
  expect(screen.getByText('3 of 5')).toBeInTheDocument();
  expect(screen.getByText('Overdue')).toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'What is missing' }), 'No CPD time');
  await vi.waitFor(() => expect(requests.some(({ url }) => url.includes('missing=cpd'))).toBe(true));
});

test('saves the details of a course, with its standards and people as rows', async () => {
  const user = userEvent.setup();
  const requests = show('/site-admin/courses/extra-data?product=abstract_course-12');
  const standard = within(await screen.findByRole('listitem', { name: 'Standard 1' }));
  await user.type(standard.getByRole('textbox', { name: 'Link (optional)' }), 'http://example.org');
  await user.click(screen.getByRole('button', { name: 'Save extra data' }));
  expect(requests.filter(({ method }) => method === 'PUT')).toEqual([]);
  expect(screen.getAllByText('Links should begin with https://').length).toBeGreaterThan(0);
  await user.click(screen.getByRole('button', { name: 'Remove standard 1' }));
  await user.click(screen.getByRole('button', { name: 'Add people' }));
  const people = within(screen.getByRole('listitem', { name: 'People 1' }));
  await user.click(people.getByRole('checkbox', { name: 'Dispenser' }));
  await user.clear(people.getByRole('textbox', { name: 'Days to complete it' }));
  await user.type(people.getByRole('textbox', { name: 'Days to complete it' }), '60');
  await user.click(screen.getByRole('button', { name: 'Save extra data' }));
  expect(await screen.findByText('Extra data of Sepsis saved')).toBeInTheDocument();
  const [sent] = requests.filter(({ method }) => method === 'PUT');
  expect(sent?.body).toMatchObject({
    ...{ standards: '', mandatoryFor: 'Dispenser | any | 60 | 0', cpdMinutes: 90, contentOwnerId: null },
    baseValues: { standards: 'GPhC | Standard 4 | 2025 |' },
  });
});

test('shows who saved each version, and what it changed', async () => {
  show('/site-admin/courses/extra-data?product=abstract_course-12');
  expect(await screen.findByText(/Morgan Ellis: Learning objectives, Standards that it meets/u)).toBeInTheDocument();
});
