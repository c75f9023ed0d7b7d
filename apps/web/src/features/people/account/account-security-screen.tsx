import { AccountPage } from './parts/account-page.tsx';
import { AccountPart } from './parts/account-part.tsx';
import { Passkeys } from './parts/passkeys.tsx';
import { PasswordChange } from './parts/password-change.tsx';
import { SessionList } from './parts/session-list.tsx';
import { TwoStep } from './parts/two-step.tsx';

/** Sign-in methods of the person, and the devices that are signed in. */
export function AccountSecurityScreen() {
  return (
    <AccountPage
      side={
        <AccountPart id="devices" title="Signed-in devices">
          <SessionList />
        </AccountPart>
      }
    >
      <AccountPart id="password" title="Password">
        <PasswordChange />
      </AccountPart>
      <AccountPart id="second-step" title="Two-step verification">
        <TwoStep />
      </AccountPart>
      <AccountPart id="passkeys" title="Passkeys">
        <Passkeys />
      </AccountPart>
    </AccountPage>
  );
}
