import { commandOf } from '@doselore/contract';
import type { DocumentDetail, DocumentReader, ReminderRound } from '@doselore/contract/documents';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { groupAdminRoutes } from '../../../areas/group-admin/routes.tsx';
import { siteAdminRoutes } from '../../../areas/site-admin/routes.tsx';
import { standInForFetch } from '../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../test-support/people.ts';
import { renderInArea } from '../../../test-support/render-in-area.tsx';
import { standInForUploads } from '../../../test-support/upload-stand-in.ts';
import { DocumentsScreen, EditDocumentScreen, NewDocumentScreen } from './index.ts';

const document: DocumentDetail = {
  id: 4,
  title: 'Opening the pharmacy',
  category: 'procedure',
  group: { id: 1, name: 'Northgate' },
  audience: { kind: 'everyone', groups: [], subgroups: [], job_roles: [], is_admins_only: false },
  must_read: 'acknowledge',
  state: 'published',
  version: 1,
  scan: 'unscanned',
  review_due_on: null,
  expires_on: null,
  fields: {
    title: 'Opening the pharmacy',
    description: '',
    category: 'procedure',
    audience: 'everyone',
    audience_groups: '',
    audience_subgroups: '',
    audience_job_roles: '',
    is_admins_only: false,
    must_read: 'acknowledge',
    due_days: 14,
    statement: 'I have read it.',
    review_due_on: null,
    expires_on: null,
    owner_id: 1,
    is_published: true,
  },
  owner: 'Priya Raman',
  versions: [
    {
      version: 1,
      file_name: 'opening.pdf',
      media_type: 'application/pdf',
      bytes: 20_480,
      scan: 'unscanned',
      change_note: '',
      is_substantial: true,
      uploaded_by: 'Priya Raman',
      uploaded_at: '2026-09-01T09:00:00.000Z',
      is_shown: true,
    },
  ],
  is_scanning: false,
};
const reader: DocumentReader = {
  user_id: 9,
  name: 'Sam Whitlock',
  job_role: 'Dispenser',
  services: 'Mill Lane',
  state: 'overdue',
  due_on: '2026-09-15',
  opened_at: null,
  acknowledged_at: null,
  version: null,
  reminded_at: null,
};
const choices = {
  owners: [{ id: 1, name: 'Priya Raman' }],
  groups: [{ id: 1, name: 'Northgate' }],
  subgroups: [{ id: 3, name: 'Mill Lane', group_id: 1 }],
};
const figures = { shown: 3, opened: 2, acknowledged: 1, overdue: 1, remindable: 2 };
const abilities = ['documents.read', 'documents.write', 'groups.list', 'dashboards.read'];
const user = buildUser({ id: 1, abilities: { superAdmin: abilities, groupingAdmin: abilities } as never });
const inGroup = { area: 'group-admin', routes: groupAdminRoutes, user } as const;
const onSite = { area: 'site-admin', routes: siteAdminRoutes, user } as const;

afterEach(() => vi.unstubAllGlobals());

function serve(one: DocumentDetail = document, rounds: () => ReminderRound[] = () => []) {
  return standInForFetch(({ url, method }) => {
    if (url.endsWith('/document-audience')) return { body: { people: 214 } };
    if (url.endsWith('/remind')) return { body: { id: 1 } };
    if (url.endsWith('/reminders')) return { body: rounds() };
    if (method === 'POST') return { body: { id: 4 } };
    if (method === 'PUT') return { body: { ok: true, now: {} } };
    if (url.includes('/document-choices')) return { body: choices };
    if (url.includes('/readers')) return { body: { rows: [reader], total: 1, figures } };
    if (/\/documents\/4$/u.test(url)) return { body: one };
    return { body: { rows: [one], total: 1 } };
  });
}
const bodyOf = (requests: ReturnType<typeof serve>, sent: string, end: string) =>
  requests.find(({ method, url }) => method === sent && url.endsWith(end))?.body as Record<string, unknown> | undefined;

test('a new document needs a title and readers, says how many they are, and opens for its file', async () => {
  const requests = serve();
  const { router } = renderInArea(<NewDocumentScreen />, {
    ...inGroup,
    name: 'new-group-document',
    address: '/group-admin/1/documents/new',
  });
  expect(await screen.findByText('214')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: 'People I choose' }));
  await userEvent.click(screen.getByRole('button', { name: 'Create document' }));
  expect(screen.getByRole('link', { name: 'Title: Enter a title' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Readers: Choose who may read it' })).toBeVisible();
  await userEvent.type(screen.getByLabelText('Title'), 'SOP');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Mill Lane' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Pharmacist' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Yes, read it and acknowledge it' }));
  await userEvent.click(screen.getByRole('button', { name: 'Create document' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/group-admin/1/documents/edit/4'));
  expect(bodyOf(requests, 'POST', '/groups/1/documents')).toMatchObject({
    title: 'SOP',
    audience: 'chosen',
    audienceSubgroups: '3',
    audienceJobRoles: 'Pharmacist',
    mustRead: 'acknowledge',
    dueDays: 14,
    ownerId: 1,
    idempotencyKey: expect.any(String),
  });
});

test('sends the values with which the form was opened, and a new version with its kind', async () => {
  const requests = serve();
  const uploads = standInForUploads(() => ({ body: { version: 2 } }));
  renderInArea(<EditDocumentScreen />, {
    ...inGroup,
    name: 'edit-group-document',
    address: '/group-admin/1/documents/edit/4',
  });
  const title = await screen.findByLabelText('Title');
  await userEvent.clear(title);
  await userEvent.type(title, 'Closing');
  await userEvent.click(screen.getByRole('button', { name: 'Save document' }));
  await waitFor(() => expect(bodyOf(requests, 'PUT', '/documents/4')).toBeDefined());
  expect(bodyOf(requests, 'PUT', '/documents/4')).toMatchObject(
    commandOf({ title: 'Closing', baseValues: document.fields }),
  );
  const file = new File(['%PDF-'], 'new.pdf', { type: 'application/pdf' });
  await userEvent.upload(screen.getByLabelText('Add a new version', { selector: 'input' }), file);
  await userEvent.click(screen.getByRole('radio', { name: 'Minor' }));
  await userEvent.click(screen.getByRole('button', { name: 'Upload' }));
  await waitFor(() => expect(uploads[0]?.url).toBe('/api/grouping-admin/groups/1/documents/4/versions?kind=minor'));
});

test('a document from Doselore is only read in an organisation', async () => {
  serve({ ...document, group: null });
  renderInArea(<EditDocumentScreen />, {
    ...inGroup,
    name: 'edit-group-document',
    address: '/group-admin/1/documents/edit/4',
  });
  expect(await screen.findByText('Readers confirm')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Save document' })).not.toBeInTheDocument();
  expect(screen.queryByText('Add a new version')).not.toBeInTheDocument();
});

test('readers are shown with their figures, and those who have not read it are reminded', async () => {
  const requests = serve();
  renderInArea(<EditDocumentScreen />, {
    ...onSite,
    name: 'edit-document',
    address: '/site-admin/documents/edit/4?tab=readers',
  });
  expect(await screen.findByText('Sam Whitlock')).toBeInTheDocument();
  expect(screen.getByText('Overdue', { selector: 'span' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Readers' })).toHaveAttribute('aria-current', 'page');
  await userEvent.click(screen.getByRole('button', { name: 'Remind 2 people who have not read it' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Send reminders' }));
  expect(await screen.findByText('Reminders are being sent. You can leave this page.')).toBeInTheDocument();
  expect(bodyOf(requests, 'POST', '/documents/4/remind')).toEqual({ idempotencyKey: expect.any(String) });
});

test('shows the progress of reminders in place of the button, and then how many were sent', async () => {
  const startedRound = { id: 2, asked_at: '2026-09-20T09:00:00.000Z', asked_by: 'Priya Raman', total: 1200 };
  const failed: ReminderRound = { ...startedRound, id: 1, asked_by: null, sent: 700, state: 'failed' };
  let round: ReminderRound = { ...startedRound, sent: 500, state: 'running' };
  serve(document, () => [round, failed]);
  renderInArea(<EditDocumentScreen />, {
    ...onSite,
    name: 'edit-document',
    address: '/site-admin/documents/edit/4?tab=readers',
  });
  expect(await screen.findByText('Sending reminders: 500 of 1,200 people')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Remind / })).not.toBeInTheDocument();
  round = { ...startedRound, sent: 1200, state: 'finished' };
  expect(
    await screen.findByText(/^1,200 people reminded on .*2026 by Priya Raman$/u, {}, { timeout: 5_000 }),
  ).toBeVisible();
  expect(
    screen.getByText(/^700 of 1,200 people reminded on .*2026\. Sending stopped after an error\.$/u),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Remind 2 people who have not read it' })).toBeVisible();
});

test('the list of documents sends the filters of its address', async () => {
  const requests = serve();
  renderInArea(<DocumentsScreen />, {
    ...inGroup,
    name: 'group-documents',
    address: '/group-admin/1/documents?category=policy&list=archived',
  });
  expect(await screen.findByRole('link', { name: 'Opening the pharmacy' })).toHaveAttribute(
    'href',
    '/group-admin/1/documents/edit/4',
  );
  expect(requests.some(({ url }) => url.includes('category=policy') && url.includes('list=archived'))).toBe(true);
});
