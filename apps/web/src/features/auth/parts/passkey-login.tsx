import { beginPasskeyLogin, type CurrentUser, logInWithPasskey } from '@doselore/contract/auth';
import { Button } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { callEndpoint } from '../../../platform/api/index.ts';
import { showBanner } from '../../../platform/banner/index.ts';
import { answerWithPasskey, canUsePasskeys } from '../../../platform/passkeys/index.ts';

type Props = { onPassed: (user: CurrentUser) => Promise<void> };

/** Signs in with a passkey alone: the device asks for a finger, a face or its own code. */
export function PasskeyLogin({ onPassed }: Props) {
  const login = useMutation({
    mutationFn: async () => {
      const credential = await answerWithPasskey(await callEndpoint(beginPasskeyLogin, { level: 'site' }));
      if (credential === undefined) {
        showBanner({ message: 'No passkey was used. Try again, or sign in with your password.', type: 'warning' });
        return;
      }
      const body = { credential };
      await onPassed(await callEndpoint(logInWithPasskey, { level: 'site', body }));
    },
  });
  if (!canUsePasskeys()) return null;
  return (
    <Button
      variant="default"
      size="lg"
      fz="md"
      fullWidth
      mt="md"
      loading={login.isPending}
      leftSection={<IconFingerprint size={20} aria-hidden />}
      onClick={() => login.mutate()}
    >
      Use a passkey
    </Button>
  );
}
