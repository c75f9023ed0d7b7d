import { confirmEmailChange } from '@doselore/contract/account';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { callEndpoint } from '../../../platform/api/index.ts';
import { refreshQueries } from '../../../platform/query-client/index.ts';
import { currentUserQuery, useSession } from '../../../platform/session/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { ErrorPanel } from '../../../ui/states/index.ts';
import { PublicPanel } from '../../site/auth/index.ts';
import { ownDetailsQuery } from './account.queries.ts';

/** Confirms a new email address by a button. Opening the link changes nothing, because mail scanners open links. */
export function ConfirmEmailScreen() {
  const { tokenId = '', tokenKey = '' } = useParams();
  const { signedIn } = useSession({ ask: true });
  const client = useQueryClient();
  const confirm = useMutation({
    mutationFn: () => callEndpoint(confirmEmailChange, { params: { tokenId, tokenKey }, quiet: true }),
    meta: { quiet: true },
    onSuccess: async () => {
      await refreshQueries(client, currentUserQuery.queryKey);
      await refreshQueries(client, ownDetailsQuery.queryKey);
    },
  });
  if (confirm.isError) {
    return (
      <PublicPanel signedIn={signedIn}>
        <Page title="This address cannot be confirmed">
          <ErrorPanel
            title="This link did not work"
            error={confirm.error}
            onRetry={confirm.isPending ? undefined : () => confirm.mutate()}
          />
        </Page>
      </PublicPanel>
    );
  }
  if (confirm.data !== undefined) {
    return (
      <PublicPanel signedIn={signedIn}>
        <Page title="Your address is confirmed">
          <p role="status">
            Your account uses <b>{confirm.data.email}</b> from now on. Use it to sign in. We send our emails there.
          </p>
          {signedIn ? <Link to="/my-learning-zone/account">Go to My Profile</Link> : <Link to="/login">Log in</Link>}
        </Page>
      </PublicPanel>
    );
  }
  return (
    <PublicPanel signedIn={signedIn}>
      <Page lead="Choose Confirm this address to use it for your Doselore account.">
        <Button size="lg" fz="md" fullWidth loading={confirm.isPending} onClick={() => confirm.mutate()}>
          Confirm this address
        </Button>
      </Page>
    </PublicPanel>
  );
}
