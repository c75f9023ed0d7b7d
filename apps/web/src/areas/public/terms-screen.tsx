import { currentTerms } from '@doselore/contract/terms';
import { useSiteInfo } from '../../platform/site-info/index.ts';
import { formatLongDay } from '../../ui/formats/index.ts';
import { Page } from '../../ui/page/index.ts';

export function TermsScreen() {
  const email = useSiteInfo()?.support_email;
  return (
    <Page width="prose" lead="The rules for using Doselore, in plain words.">
      <div className="prose">
        <h2>Your account</h2>
        <ul>
          <li>
            Your account is for you only. Do not share your password or let anyone else take a course in your name.
          </li>
          <li>Tell your administrator if your name, email address or workplace changes.</li>
          <li>Sign out when you have finished on a shared computer.</li>
        </ul>
        <h2>Courses and certificates</h2>
        <ul>
          <li>
            A licence gives one person access to one course. Your organisation decides who receives it and can take back
            a licence that has not been used.
          </li>
          <li>
            A certificate is valid for the number of months printed on it. After that you must take the course again.
          </li>
          <li>
            Certificates show that you finished a course. They do not replace your professional judgement or
            registration.
          </li>
        </ul>
        <h2>Trainer-led sessions</h2>
        <p>
          Session times are UK wall-clock times. If you cannot attend, tell the organiser as early as you can, so that
          someone else can have the place. Recording a session needs the agreement of the trainer and of everyone
          present.
        </p>
        <h2>Questions and documents</h2>
        <ul>
          <li>
            Ask the Pharmacist is for questions about medicines, services and learning. It is not an emergency service.
            An answer does not replace the judgement of the responsible pharmacist.
          </li>
          <li>
            Documents under Resources may be printed and used at work. Documents of an organisation are for its members
            only.
          </li>
        </ul>
        <h2>Fair use</h2>
        <ul>
          <li>Do not copy, publish or resell course content.</li>
          <li>Do not enter patient details anywhere in Doselore.</li>
          <li>Do not try to access other people’s records or to disrupt the service.</li>
        </ul>
        <h2>Administrators</h2>
        <p>
          Administrators act for their organisation. They order licences, see training records and invite people. They
          are responsible for doing so lawfully. Their changes are recorded.
        </p>
        <h2>The service</h2>
        <p>
          We aim to keep Doselore available at all times and announce maintenance when we can. Course content reflects
          good practice at the time it was written. Check current guidance before you rely on it for a patient.
        </p>
        <h2>Changes and contact</h2>
        <p>
          This is version {currentTerms.version}, in force since {formatLongDay(currentTerms.since)}. If these terms
          change significantly, we ask you to accept the new version. We record which version you accepted and when. The
          law of England and Wales applies.
          {email !== undefined && (
            <>
              {' '}
              Questions: <a href={`mailto:${email}`}>{email}</a>.
            </>
          )}
        </p>
      </div>
    </Page>
  );
}
