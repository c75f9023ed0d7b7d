import { fullName, useUser } from '../../platform/session/index.ts';
import { Facts } from '../../ui/layout/index.ts';
import { Page } from '../../ui/page/index.ts';
import { OwnCertificates } from '../certificates/index.ts';
import c from './parts/account.module.css';
import { AppearanceChoice } from './parts/appearance-choice.tsx';

/** My Profile: who I am here, what I hold, how it looks. */
export function AccountScreen() {
  const user = useUser();
  return (
    <Page width="prose">
      <div className={c.stack}>
        <section className={`label ${c.part}`} aria-labelledby="details">
          <h2 id="details">Your details</h2>
          <Facts
            facts={[
              { label: 'Name', value: fullName(user) },
              { label: 'Email address', value: user.email },
            ]}
          />
        </section>
        <section className={`label ${c.part}`} aria-labelledby="certificates">
          <h2 id="certificates">Your certificates</h2>
          <OwnCertificates />
        </section>
        <section className={`label ${c.part}`} aria-labelledby="appearance">
          <h2 id="appearance">Appearance</h2>
          <AppearanceChoice />
        </section>
      </div>
    </Page>
  );
}
