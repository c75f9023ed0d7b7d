import type { Answer } from '@doselore/contract';
import { type getNameChangeRequest, type NameChangeAction, processNameChangeRequest } from '@doselore/contract/account';
import { Button, Group } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { callEndpoint } from '../../../platform/api/index.ts';
import { formatLongDay } from '../../../ui/formats/index.ts';
import { Facts } from '../../../ui/layout/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { QueryView, Spinner } from '../../../ui/states/index.ts';
import { PublicPanel } from '../../site/auth/index.ts';
import { nameChangeQuery } from './account.queries.ts';

type Request = Answer<typeof getNameChangeRequest>;
type LinkKey = { tokenId: string; tokenKey: string };

const labels: Record<NameChangeAction, string> = { approve: 'Approve new name', decline: 'Decline' };
const outcomes = {
  approved: 'The new name has been approved. Certificates that are valid today have been reissued in this name.',
  declined: 'The request has been declined. The name does not change. We have notified the person.',
};

/**
 * Page where an admin approves or declines a member's name change. The last part of the address only suggests the
 * answer.
 */
export function NameChangeScreen() {
  const { tokenId = '', tokenKey = '', action } = useParams();
  const query = useQuery(nameChangeQuery({ tokenId, tokenKey }));
  const first: NameChangeAction = action === 'decline' ? 'decline' : 'approve';
  return (
    <PublicPanel>
      <Page>
        <QueryView query={query} loading={<Spinner />} errorTitle="This request cannot be answered">
          {(request) => <Question request={request} link={{ tokenId, tokenKey }} first={first} />}
        </QueryView>
      </Page>
    </PublicPanel>
  );
}

function Question({ request, link, first }: { request: Request; link: LinkKey; first: NameChangeAction }) {
  const answer = useMutation({
    mutationFn: (action: NameChangeAction) => callEndpoint(processNameChangeRequest, { params: { ...link, action } }),
  });
  if (answer.data !== undefined) return <p role="status">{outcomes[answer.data.state]}</p>;
  const second = first === 'approve' ? 'decline' : 'approve';
  const button = (action: NameChangeAction) => (
    <Button
      variant={action === first ? 'filled' : 'default'}
      loading={answer.isPending && answer.variables === action}
      disabled={answer.isPending}
      onClick={() => answer.mutate(action)}
    >
      {labels[action]}
    </Button>
  );
  return (
    <>
      <Facts
        facts={[
          { label: 'Current name', value: `${request.first_name} ${request.last_name}` },
          { label: 'New name', value: `${request.new_first_name} ${request.new_last_name}` },
          { label: 'Requested', value: formatLongDay(request.requested_at) },
        ]}
      />
      <p className="muted">Approve this only if you know that this person has changed their name.</p>
      <Group gap="xs">
        {button(first)}
        {button(second)}
      </Group>
    </>
  );
}
