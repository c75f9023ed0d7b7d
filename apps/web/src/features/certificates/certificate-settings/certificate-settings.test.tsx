import { commandOf } from '@doselore/contract';
import {
  type CertificateSettingsDetail,
  noCertificateSettings,
  resolveCertificateSettings,
} from '@doselore/contract/certificate-settings';
import type { CertificateReissue } from '@doselore/contract/certificates';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { siteAdminRoutes } from '../../../areas/site-admin/routes.tsx';
import { standInForFetch } from '../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../test-support/people.ts';
import { renderInArea } from '../../../test-support/render-in-area.tsx';
import { standInForUploads } from '../../../test-support/upload-stand-in.ts';
import { OnlineCertificateSettingsScreen } from './index.ts';

const course = { ...noCertificateSettings, type_id: 2, show_hours: false };
const inherited = resolveCertificateSettings({ course });
const detail: CertificateSettingsDetail = {
  product: { id: 4, name: 'Sepsis' },
  group: { id: 5, name: 'Northgate' },
  fields: { ...noCertificateSettings, icon_ids: '7' },
  inherited: inherited.values,
  inherited_from: inherited.from,
  version: 3,
  changed: { at: '2026-11-02T10:00:00.000Z', by: 'Morgan Ellis' },
  details: { hours: null, objectives: [], accreditor: null, reference: null },
  organisations: [],
};
const shared = { code: 'a', is_archived: false };
const icons = [
  { ...shared, id: 7, title: 'Board', kind: 'accreditor', group: null, picture_id: 70 },
  { ...shared, id: 8, title: 'Own mark', kind: 'organisation', group: { id: 5, name: 'Northgate' }, picture_id: 71 },
  { ...shared, id: 9, title: 'Another’s mark', kind: 'organisation', group: { id: 6, name: 'Else' }, picture_id: 72 },
];
const footers = [{ ...shared, id: 3, text: 'For {{hours}}.' }];

afterEach(() => vi.unstubAllGlobals());

function show({ reissues = [] }: { reissues?: CertificateReissue[] } = {}) {
  const requests = standInForFetch(({ method, url }) => {
    if (url.endsWith('/preview-pdf')) return { body: 'pdf' };
    if (url.endsWith('/reissue/preview')) return { body: { certificates: 12, people: 11 } };
    if (url.endsWith('/reissues')) return { body: reissues };
    if (method === 'PUT') return { body: { ...icons[0], id: 17, title: 'Board 2027' } };
    if (method === 'POST') return { body: { ok: true, now: detail.fields, id: 1 } };
    if (url.endsWith('/icons')) return { body: icons };
    if (url.endsWith('/footer-messages')) return { body: footers };
    return { body: url.includes('certificate-settings') ? detail : { id: 5, name: 'Northgate' } };
  });
  renderInArea(<OnlineCertificateSettingsScreen />, {
    area: 'site-admin',
    routes: siteAdminRoutes,
    name: 'certificate-settings',
    address: '/site-admin/groups/5/certificate-settings/online-courses/4',
    user: buildUser({
      abilities: { superAdmin: ['certificates.readSettings', 'certificates.settings', 'groups.read'] },
    }),
  });
  const sent = (end: string) =>
    requests.filter(({ method, url }) => method !== 'GET' && url.endsWith(end)).map(({ body }) => body);
  return { requests, sent };
}
const setting = (name: string) => {
  const found = document.querySelector<HTMLElement>(`[data-setting="${name}"]`);
  if (found === null) throw new Error(`No setting ${name}`);
  return within(found);
};

test('says of each setting where its value comes from', async () => {
  show();
  await screen.findByText('Version 3, saved Mon 2nd Nov 2026 by Morgan Ellis');
  expect(setting('type_id').getByText('Certificate of attendance')).toBeVisible();
  expect(setting('type_id').getByText('From the course')).toBeVisible();
  expect(setting('show_hours').getByText('Not shown')).toBeVisible();
  expect(setting('logo').getByText('From the site')).toBeVisible();
  expect(setting('icon_ids').getByRole('checkbox', { name: 'Board' })).toBeChecked();
  expect(setting('icon_ids').getByText('From the site: None')).toBeVisible();
  expect(setting('icon_ids').queryByText('Another’s mark')).toBeNull();
});

test('changes one setting, takes another back to the inherited value, and sends both with the base values', async () => {
  const user = userEvent.setup();
  const { sent } = show();
  await user.click(await screen.findByRole('button', { name: 'Change: Type of certificate' }));
  expect(setting('type_id').getByRole('radio', { name: /Certificate of attendance/u })).toHaveFocus();
  expect(setting('type_id').getByRole('radio', { name: /Certificate of attendance/u })).toBeChecked();
  await user.click(setting('type_id').getByRole('radio', { name: /Certificate of learning/u }));
  await user.click(screen.getByRole('button', { name: 'Use the inherited value: Icons' }));
  expect(screen.getByRole('button', { name: 'Change: Icons' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Save certificate settings' }));
  await waitFor(() => expect(sent('online-courses/4')).toHaveLength(1));
  expect(sent('online-courses/4')).toEqual(
    commandOf([{ ...noCertificateSettings, type_id: 4, baseValues: detail.fields }]),
  );
});

test('asks for the logo before it draws or saves one, and uploads it at once', async () => {
  const user = userEvent.setup();
  const uploads = standInForUploads(() => ({ body: { id: 77 } }));
  const { sent } = show();
  await user.click(await screen.findByRole('button', { name: 'Change: Logo' }));
  await user.click(setting('logo').getByRole('radio', { name: 'Own logo' }));
  await screen.findByText('Upload the logo to see the preview.');
  await user.click(screen.getByRole('button', { name: 'Save certificate settings' }));
  expect(await screen.findAllByText(/Upload the logo$/u)).not.toHaveLength(0);
  const picker = setting('logo').getByLabelText('Picture of the logo', { selector: 'input' });
  await user.upload(picker, new File([new Uint8Array(2_000_000)], 'large.png', { type: 'image/png' }));
  expect(setting('logo').getByText('Choose a picture of at most 1 MB')).toBeVisible();
  await user.upload(picker, new File(['png'], 'logo.png', { type: 'image/png' }));
  await waitFor(() => expect(uploads).toHaveLength(1));
  expect(await setting('logo').findByRole('img', { name: 'The logo' })).toHaveAttribute(
    'src',
    '/api/admin/certificates/pictures/77',
  );
  await user.click(screen.getByRole('button', { name: 'Save certificate settings' }));
  await waitFor(() => expect(sent('online-courses/4')).toHaveLength(1));
  expect(sent('online-courses/4')[0]).toMatchObject({ logo: 'own', logoPictureId: 77 });
});

test('needs the name of a signatory, and says which message a course cannot fill in', async () => {
  const user = userEvent.setup();
  const { sent } = show();
  await user.click(await screen.findByRole('button', { name: 'Change: Signatory' }));
  await user.click(setting('signatory').getByRole('radio', { name: 'A person signs' }));
  await user.click(screen.getByRole('button', { name: 'Save certificate settings' }));
  expect(await screen.findAllByText(/Enter the name of the signatory$/u)).not.toHaveLength(0);
  expect(sent('online-courses/4')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Change: Footer messages' }));
  expect(setting('footer_message_ids').getByText(/Left out for this course/u)).toBeVisible();
});

test('changes an icon in the drawer and puts it in the place of the earlier one in the form', async () => {
  const user = userEvent.setup();
  const { requests, sent } = show();
  await user.click(await screen.findByRole('button', { name: 'Icons and footer messages' }));
  const drawer = within(await screen.findByRole('dialog'));
  await user.click(drawer.getByRole('button', { name: 'Change Board' }));
  const title = drawer.getByRole('textbox', { name: 'Title' });
  await user.clear(title);
  await user.type(title, 'Board 2027');
  await user.click(drawer.getByRole('button', { name: 'Save icon' }));
  await waitFor(() => expect(requests.filter(({ method }) => method === 'PUT')).toHaveLength(1));
  expect(requests.find(({ method }) => method === 'PUT')).toMatchObject({
    url: '/api/admin/certificates/icons/7',
    body: { title: 'Board 2027', kind: 'accreditor', groupId: null, pictureId: 70 },
  });
  await user.click(drawer.getByRole('button', { name: 'Archive Own mark' }));
  await waitFor(() => expect(sent('icons/8/archive')).toEqual([{ archived: true }]));
  await user.click(screen.getByRole('button', { name: 'Close icons and footer messages' }));
  await user.click(await screen.findByRole('button', { name: 'Save certificate settings' }));
  await waitFor(() => expect(sent('online-courses/4')).toHaveLength(1));
  expect(sent('online-courses/4')[0]).toMatchObject({ iconIds: '17' });
});

test('counts the certificates of some days, asks, and issues them again', async () => {
  const user = userEvent.setup();
  const { sent } = show();
  const part = within(await screen.findByRole('region', { name: 'Reissue certificates' }));
  await user.click(part.getByRole('button', { name: 'Choose certificates' }));
  for (const [label, day] of [
    ['Awarded from', '1'],
    ['Awarded to', '31'],
  ] as const) {
    await user.type(part.getByRole('textbox', { name: label }), `${day}/1/2026`);
  }
  await part.findByText(/12 certificates of 11 people will be reissued/u);
  await user.type(part.getByRole('textbox', { name: 'Reason' }), 'New logo');
  await user.click(part.getByRole('button', { name: 'Reissue certificates' }));
  const dialogue = within(await screen.findByRole('dialog', { name: 'Issue 12 certificates again?' }));
  await user.click(dialogue.getByRole('button', { name: 'Reissue certificates' }));
  await waitFor(() => expect(sent('/reissue')).toHaveLength(1));
  expect(sent('/reissue')[0]).toMatchObject({
    ...{ awardedFrom: '2026-01-01', awardedTo: '2026-01-31', reason: 'New logo', tellsHolders: false },
  });
});

test('shows a running batch in place of the form', async () => {
  const running: CertificateReissue = {
    ...{ id: 1, awarded_from: '2026-01-01', awarded_to: '2026-01-31', reason: 'New logo', total: 120, done: 50 },
    ...{ asked_at: '2026-11-02T10:00:00.000Z', asked_by: 'Morgan Ellis', state: 'running' },
  };
  show({ reissues: [running] });
  expect(await screen.findByText('Running: 50 of 120 certificates')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Choose certificates' })).toBeNull();
});
