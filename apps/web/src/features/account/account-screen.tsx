import { fullName, useUser } from '../../platform/session/index.ts';
import { Facts } from '../../ui/layout/index.ts';
import { OwnCertificates } from '../certificates/index.ts';
import { AccountPage } from './parts/account-page.tsx';
import { AccountPart } from './parts/account-part.tsx';
import { AppearanceChoice } from './parts/appearance-choice.tsx';

/** My Profile: who I am here, what I hold, how it looks. */
export function AccountScreen() {
  const user = useUser();
  return (
    <AccountPage>
      <AccountPart id="details" title="Your details">
        <Facts
          facts={[
            { label: 'Name', value: fullName(user) },
            { label: 'Email address', value: user.email },
          ]}
        />
      </AccountPart>
      <AccountPart id="certificates" title="Your certificates">
        <OwnCertificates />
      </AccountPart>
      <AccountPart id="appearance" title="Appearance">
        <AppearanceChoice />
      </AccountPart>
    </AccountPage>
  );
}
