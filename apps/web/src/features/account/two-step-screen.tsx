import type { CurrentUser } from '@doselore/contract/auth';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, Navigate } from 'react-router';
import { currentUserQuery, homeOf } from '../../platform/session/index.ts';
import { Page } from '../../ui/page/index.ts';
import { Spinner } from '../../ui/states/index.ts';
import { PublicPanel } from '../auth/index.ts';
import { twoStepQuery } from './account.queries.ts';
import { AccountPart } from './parts/account-part.tsx';
import { TwoStep } from './parts/two-step.tsx';

/** Sets two-step verification up. Waits for Continue afterwards, so that the person can store the recovery codes. */
function SetUp({ user }: { user: CurrentUser }) {
  const client = useQueryClient();
  const { data: state } = useQuery(twoStepQuery);
  const isDone = state !== undefined && state.since !== null;
  // The screen leaves by itself when the person no longer has to set anything up.
  const goOn = () => client.fetchQuery({ ...currentUserQuery, staleTime: 0 });
  return (
    <Page
      lead={`${user.first_name}, your account needs two-step verification. Install an authenticator app on your phone, then scan the code.`}
    >
      <AccountPart id="second-step" title="Authenticator app">
        <TwoStep />
      </AccountPart>
      {isDone ? (
        <Button onClick={() => void goOn()} mt="md" fullWidth>
          Continue to Doselore
        </Button>
      ) : (
        <p className="muted">
          Not now? <Link to="/signout">Log Out</Link>
        </p>
      )}
    </Page>
  );
}

/** Shown instead of every other screen while the person has to set up two-step verification first. */
export function TwoStepScreen() {
  const { data: user, isError } = useQuery(currentUserQuery);
  if (isError) return <Navigate to="/login" replace />;
  if (user !== undefined && !user.two_step.must_set_up) return <Navigate to={homeOf(user).base} replace />;
  return <PublicPanel signedIn>{user === undefined ? <Spinner /> : <SetUp user={user} />}</PublicPanel>;
}
