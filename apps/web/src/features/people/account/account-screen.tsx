import { OwnCertificates } from '../../certificates/certificates/index.ts';
import { TrainingRecord } from '../../learning/my-learning/index.ts';
import { AccountPage } from './parts/account-page.tsx';
import { AccountPart } from './parts/account-part.tsx';
import { AppearanceChoice } from './parts/appearance-choice.tsx';
import { NoticeChoices } from './parts/notice-choices.tsx';
import { OwnData } from './parts/own-data.tsx';
import { OwnDetails } from './parts/own-details.tsx';
import { OwnFiles } from './parts/own-files.tsx';

/** My Profile: own details, training record, certificates, files, appearance, notices and personal data. */
export function AccountScreen() {
  return (
    <AccountPage
      side={
        <>
          <AccountPart id="appearance" title="Appearance">
            <AppearanceChoice />
          </AccountPart>
          <AccountPart id="notices" title="Notification settings">
            <NoticeChoices />
          </AccountPart>
          <AccountPart id="data" title="Your data">
            <OwnData />
          </AccountPart>
        </>
      }
    >
      <AccountPart id="details" title="Your details">
        <OwnDetails />
      </AccountPart>
      <AccountPart id="training-record" title="Your training record">
        <TrainingRecord />
      </AccountPart>
      <AccountPart id="certificates" title="Your certificates">
        <OwnCertificates />
      </AccountPart>
      <OwnFiles />
    </AccountPage>
  );
}
