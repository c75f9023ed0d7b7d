import type { CurrentUser } from '@doselore/contract/auth';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, Navigate } from 'react-router';
import { currentUserQuery, homeOf } from '../../../platform/session/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { Spinner } from '../../../ui/states/index.ts';
import { PublicPanel } from '../../site/auth/index.ts';
import { AccountPart } from './parts/account-part.tsx';
import { TwoStep } from './parts/two-step.tsx';

type Props = { user: CurrentUser; hasCodes: boolean; setHasCodes: (hasCodes: boolean) => void };

function SetUp({ user, hasCodes, setHasCodes }: Props) {
  const client = useQueryClient();
  // The screen leaves by itself when the person no longer has to set anything up.
  const goOn = async () => {
    await client.fetchQuery({ ...currentUserQuery, staleTime: 0 });
    setHasCodes(false);
  };
  return (
    <Page
      lead={`${user.first_name}, your account needs two-step verification. Install an authenticator app on your phone, then scan the code.`}
    >
      <AccountPart id="second-step" title="Authenticator app">
        <TwoStep onCodes={() => setHasCodes(true)} onSaved={() => void goOn()} />
      </AccountPart>
      {!hasCodes && (
        <p className="muted">
          Not now? <Link to="/signout">Log Out</Link>
        </p>
      )}
    </Page>
  );
}

/**
 * Shown instead of every other screen while the person has to set up two-step verification first. Stays open until the
 * person has saved the recovery codes, also when the session is read again meanwhile.
 */
export function TwoStepScreen() {
  const [hasCodes, setHasCodes] = useState(false);
  const { data: user, isError } = useQuery(currentUserQuery);
  if (isError) return <Navigate to="/login" replace />;
  if (user !== undefined && !user.two_step.must_set_up && !hasCodes) return <Navigate to={homeOf(user).base} replace />;
  return (
    <PublicPanel signedIn>
      {user === undefined ? <Spinner /> : <SetUp user={user} hasCodes={hasCodes} setHasCodes={setHasCodes} />}
    </PublicPanel>
  );
}
