import { beginPasskeyLogin, type CurrentUser, logInWithPasskey } from '@doselore/contract/auth';
import { Button } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import { useState } from 'react';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { showBanner } from '../../../../platform/banner/index.ts';
import { reportFailure } from '../../../../platform/interruption/index.ts';
import { answerWithPasskey, canUsePasskeys } from '../../../../platform/passkeys/index.ts';

type Props = { onPassed: (user: CurrentUser) => Promise<void> };

/** Signs in with a passkey alone: the device asks for a finger, a face or its own code. */
export function PasskeyLogin({ onPassed }: Props) {
  const [isPending, setPending] = useState(false);
  const logIn = async () => {
    const credential = await answerWithPasskey(await callEndpoint(beginPasskeyLogin, { level: 'site' }));
    if (credential === undefined) {
      showBanner({ message: 'No passkey was used. Try again, or sign in with your password.', type: 'warning' });
      return;
    }
    const body = { credential };
    await onPassed(await callEndpoint(logInWithPasskey, { level: 'site', body }));
  };
  const press = () => {
    setPending(true);
    logIn()
      .catch(reportFailure)
      .finally(() => setPending(false));
  };
  if (!canUsePasskeys()) return null;
  return (
    <Button
      variant="default"
      size="lg"
      fz="md"
      fullWidth
      mt="md"
      loading={isPending}
      leftSection={<IconFingerprint size={20} aria-hidden />}
      onClick={press}
    >
      Use a passkey
    </Button>
  );
}
