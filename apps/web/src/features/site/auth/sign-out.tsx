import { logout } from '@doselore/contract/auth';
import { Button } from '@mantine/core';
import type { QueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../platform/api/index.ts';
import { showBanner } from '../../../platform/banner/index.ts';
import { forgetUser } from '../../../platform/session/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { PublicPanel } from './public-panel.tsx';

/**
 * Signs out on the way to /signout. Returns the address to open next, or undefined when the session could not be ended.
 */
export async function signOut(client: QueryClient): Promise<string | undefined> {
  try {
    await callEndpoint(logout, { level: 'site' });
  } catch {
    return undefined;
  }
  forgetUser(client);
  showBanner({ message: 'You have signed out.', type: 'success' });
  return '/login';
}

export function SignOutScreen() {
  return (
    <PublicPanel signedIn>
      <Page lead="You are still signed in. Try again before you leave this computer.">
        <Button onClick={() => window.location.reload()}>Try again</Button>
      </Page>
    </PublicPanel>
  );
}
