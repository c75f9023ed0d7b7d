import type { Answer } from '@doselore/contract';
import { type listPasskeys, removePasskey } from '@doselore/contract/auth';
import { Button } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { showBanner } from '../../../../platform/banner/index.ts';
import { canUsePasskeys } from '../../../../platform/passkeys/index.ts';
import { refreshQueries } from '../../../../platform/query-client/index.ts';
import { askConfirm } from '../../../../ui/confirm/index.ts';
import { formatAgo, formatLongDay } from '../../../../ui/formats/index.ts';
import { QueryView } from '../../../../ui/states/index.ts';
import { passkeysQuery } from '../account.queries.ts';
import c from './account.module.css';
import { focusPart } from './account-part.tsx';
import { PasskeyForm } from './passkey-form.tsx';

type Passkey = Answer<typeof listPasskeys>[number];

export function Passkeys() {
  const query = useQuery(passkeysQuery);
  const [adding, setAdding] = useState(false);
  const close = () => {
    setAdding(false);
    focusPart('passkeys');
  };
  if (adding) return <PasskeyForm onClose={close} />;
  return (
    <QueryView query={query}>
      {(passkeys) => (
        <div className={c.stack}>
          <p className={c.text}>
            A passkey is stored on your phone, computer or security key. You sign in with your fingerprint, your face or
            the code of the device. Your password still works.
          </p>
          {passkeys.length > 0 && (
            <ul className={c.rows}>
              {passkeys.map((passkey) => (
                <PasskeyItem key={passkey.id} passkey={passkey} />
              ))}
            </ul>
          )}
          <AddPasskey onAdd={() => setAdding(true)} />
        </div>
      )}
    </QueryView>
  );
}

function AddPasskey({ onAdd }: { onAdd: () => void }) {
  if (!canUsePasskeys()) return <p className="muted">This browser cannot add passkeys at this address.</p>;
  return (
    <div>
      <Button variant="default" onClick={onAdd}>
        Add a passkey
      </Button>
    </div>
  );
}

function PasskeyItem({ passkey }: { passkey: Passkey }) {
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => callEndpoint(removePasskey, { params: { passkeyId: passkey.id } }),
    onSuccess: () => showBanner({ message: `The passkey ${passkey.name} has been removed.`, type: 'success' }),
    onSettled: () => refreshQueries(client, passkeysQuery.queryKey),
  });
  const ask = async () => {
    const answer = await askConfirm({
      title: `Remove the passkey ${passkey.name}?`,
      message: 'You can no longer sign in with it. Delete it on the device too, so that the device does not offer it.',
      confirmLabel: 'Remove passkey',
      danger: true,
    });
    if (answer === 'confirm') remove.mutate();
  };
  return (
    <li className={c.row}>
      <IconFingerprint size={24} stroke={1.75} aria-hidden />
      <div className={c.facts}>
        <h3>{passkey.name}</h3>
        <p className="muted">
          Added {formatLongDay(passkey.created_at)},{' '}
          {passkey.last_used_at === null ? 'not used yet' : `last used ${formatAgo(passkey.last_used_at)}`}
        </p>
      </div>
      <Button
        variant="default"
        size="sm"
        loading={remove.isPending}
        aria-label={`Remove the passkey ${passkey.name}`}
        onClick={() => void ask()}
      >
        Remove
      </Button>
    </li>
  );
}
