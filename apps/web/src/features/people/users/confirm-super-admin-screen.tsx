import { confirmSuperAdmin } from '@doselore/contract/users';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { callEndpoint } from '../../../platform/api/index.ts';
import { useArea } from '../../../platform/area/index.ts';
import { describeError, showBanner } from '../../../platform/banner/index.ts';
import { refreshQueries } from '../../../platform/query-client/index.ts';
import { useRouteId } from '../../../platform/routes/index.ts';
import { fullName } from '../../../platform/session/index.ts';
import { Card, Facts } from '../../../ui/layout/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { QueryView } from '../../../ui/states/index.ts';
import { proposalQuery } from './super-admins.queries.ts';

/** Page behind the link that another site admin received to confirm a new one. Opening it changes nothing. */
export function ConfirmSuperAdminScreen() {
  const { to } = useArea();
  const link = { tokenId: useRouteId('tokenId') ?? 0, tokenKey: useParams().tokenKey ?? '' };
  const query = useQuery(proposalQuery(link));
  const navigate = useNavigate();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);

  const confirm = async (name: string): Promise<void> => {
    setBusy(true);
    try {
      await callEndpoint(confirmSuperAdmin, { params: link });
      showBanner({ message: `${name} is now a site admin`, type: 'success' });
      await refreshQueries(client, 'super-admins');
      await navigate(to('super-admins'));
    } catch (error) {
      showBanner({ message: describeError(error) });
      setBusy(false);
    }
  };

  return (
    <Page width="form">
      <QueryView query={query} errorTitle="This link does not work">
        {(person) => (
          <Card title={fullName(person)}>
            <Facts
              facts={[
                { label: 'Email address', value: person.email },
                { label: 'Proposed by', value: person.proposed_by },
              ]}
            />
            <p>
              A site admin can see and change everything in every organisation. Confirm only if you expected this
              request.
            </p>
            {person.can_confirm ? (
              <Button loading={busy} onClick={() => void confirm(fullName(person))}>
                Make {fullName(person)} a site admin
              </Button>
            ) : (
              <p className="muted">You proposed this person. Another site admin must confirm.</p>
            )}
          </Card>
        )}
      </QueryView>
    </Page>
  );
}
