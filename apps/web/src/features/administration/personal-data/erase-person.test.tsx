import type { ErasurePreview } from '@doselore/contract/personal-data';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { standInForFetch } from '../../../test-support/fetch-stand-in.ts';
import { renderScreen } from '../../../test-support/render.tsx';
import { buildUserInfo } from '../../../test-support/user-info.ts';
import { ErasePerson } from './erase-person.tsx';

const person = buildUserInfo();
const preview: ErasurePreview = {
  classes: [
    { name: 'account', rows: 1 },
    { name: 'certificates', rows: 3 },
  ],
  files: 2,
  reclaimed: 1,
  revoked: 0,
  accounts: 0,
  names: [
    { training_class: 'statutory', certificates: 2, until: '2036-01-10' },
    { training_class: 'clinical', certificates: 1, until: '2083-02-28' },
  ],
};

afterEach(() => vi.unstubAllGlobals());

async function open() {
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Erase personal data' }));
  const dialogue = await screen.findByRole('dialog', { name: 'Erase the personal data of Asha Iyer?' });
  return { user, dialogue: within(dialogue) };
}

test('shows what is erased and what stays, and needs a reason and the typed name', async () => {
  const requests = standInForFetch(({ url }) => ({ body: url.endsWith('/erasure-preview') ? preview : { ok: true } }));
  renderScreen(<ErasePerson user={person} />);
  const { user, dialogue } = await open();
  const certificates = await dialogue.findByText('Certificates');
  expect(certificates.closest('li')).toHaveTextContent('3 entriesKept');
  expect(certificates.closest('li')).toHaveTextContent(
    'Statutory and mandatory training: 2 names kept until 10-01-2036Clinical training and competence: 1 name kept until 28-02-2083',
  );
  expect(dialogue.getByText('2 files are deleted.')).toBeInTheDocument();
  expect(dialogue.getByText('1 unstarted licence is returned.')).toBeInTheDocument();
  const erase = dialogue.getByRole('button', { name: 'Erase permanently' });
  await user.type(dialogue.getByLabelText('Type Asha Iyer to confirm'), 'Asha');
  await user.click(erase);
  expect(await dialogue.findAllByText('Choose a reason')).not.toEqual([]);
  expect(dialogue.getAllByText('Type Asha Iyer')).not.toEqual([]);
  expect(requests.some(({ url }) => url.endsWith('/erase'))).toBe(false);
  await user.click(dialogue.getByRole('radio', { name: 'The person requested it' }));
  await user.type(dialogue.getByLabelText('Type Asha Iyer to confirm'), ' Iyer');
  await user.click(erase);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(requests.find(({ url }) => url.endsWith('/erase'))).toMatchObject({
    url: '/api/admin/users/7/erase',
    body: { reason: 'personAsked' },
  });
});

test('says why a person cannot be erased, and offers no button', async () => {
  const message = 'Another site admin must erase your own account.';
  standInForFetch(() => ({ status: 409, body: { code: 'conflict', message } }));
  renderScreen(<ErasePerson user={person} />);
  const { dialogue } = await open();
  expect(await dialogue.findByText(message)).toBeInTheDocument();
  expect(dialogue.queryByRole('button', { name: 'Erase permanently' })).not.toBeInTheDocument();
});
