import { useSiteInfo } from '../../platform/site-info/index.ts';
import { Page } from '../../ui/page/index.ts';

export function PrivacyPolicyScreen() {
  const email = useSiteInfo()?.support_email;
  return (
    <Page width="prose" lead="The personal data Doselore holds about you, and your rights.">
      <div className="prose">
        <h2>Who is responsible</h2>
        <p>
          Your employer or training organisation decides who is invited to Doselore and which training they take. It is
          the controller of your training record. We run Doselore on its behalf and are its processor. For running the
          service itself, such as keeping accounts secure, we are the controller.
        </p>
        <h2>What we hold</h2>
        <ul>
          <li>Your name, email address or username, and the organisations and services you belong to.</li>
          <li>Your courses, attempts, answers, results, time spent, sessions attended and certificates.</li>
          <li>Questions you send through Ask the Pharmacist, and feedback you give about courses.</li>
          <li>Notifications for administrators, and which of them have been read.</li>
          <li>Which version of the terms you accepted, and when.</li>
          <li>
            When you last used Doselore and with which browser, failed attempts to sign in, and what you and your
            administrators change. This record shows who did what, and when.
          </li>
        </ul>
        <p>
          We do not ask for health information. Do not enter patient details in answers or questions. If patient details
          have been entered, tell us and we will remove them.
        </p>
        <h2>Why we hold it</h2>
        <ul>
          <li>To give you your courses and to save your progress: this is the contract with your organisation.</li>
          <li>To show your employer that training required by law or by the NHS contract has been completed.</li>
          <li>To keep accounts secure and to find faults: this is our legitimate interest, and yours.</li>
        </ul>
        <h2>Who can see it</h2>
        <p>
          Administrators of your organisation and service see your training record. A trainer sees the people on their
          own Pharmacist-led Courses. Our site administrators read questions to the pharmacist. Questions are not sent
          by email. Anyone who has the code of a certificate sees your initials and surname, the course and its dates.
          Our support staff see your record when they help you. We do not sell personal data, and there is no
          advertising.
        </p>
        <h2>Where it is, and for how long</h2>
        <p>
          Data is stored in the United Kingdom. Training records are kept while your organisation uses Doselore and for
          six years after, because inspectors may ask for them. Questions to the pharmacist and notifications are kept
          for 12 months. Failed attempts to sign in are counted without your name and deleted within 2 days.
        </p>
        <h2>Cookies</h2>
        <p>
          Doselore sets 3 cookies. One keeps you signed in. One protects forms against forged requests. One remembers
          that you have signed in here before, so that other people’s wrong passwords do not make you wait. All 3 are
          necessary. Your browser also remembers your choice of light or dark colours, that you were signed in, and a
          question or an order that you have not sent. It forgets these when you sign out or close the tab. Nothing
          tracks you on other websites.
        </p>
        <h2>Your rights</h2>
        <p>
          You can ask to see, correct, move or delete your data, and you can object to how it is used. Ask your
          administrator first
          {email === undefined ? '' : ', or write to '}
          {email !== undefined && <a href={`mailto:${email}`}>{email}</a>}. You can also complain to the Information
          Commissioner’s Office at ico.org.uk.
        </p>
      </div>
    </Page>
  );
}
