import type { MemberInfo } from '@doselore/contract/members';
import { Button, Stack } from '@mantine/core';
import { IconArchiveOff, IconEdit, IconTicket } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useArea } from '../../platform/area/index.ts';
import { usePlaceNames } from '../../platform/places/index.ts';
import { usePlace, useRouteId } from '../../platform/routes/index.ts';
import { fullName } from '../../platform/session/index.ts';
import { formatDay } from '../../ui/formats/index.ts';
import { Page } from '../../ui/page/index.ts';
import { QueryView } from '../../ui/states/index.ts';
import { memberQuery } from './members.queries.ts';
import { MemberCertificates } from './parts/member-certificates.tsx';
import { MemberFacts } from './parts/member-facts.tsx';
import { useMemberCommands } from './use-member-commands.ts';

function Actions({ member }: { member: MemberInfo }) {
  const { can } = useArea();
  const { here, hasHere } = usePlace();
  const commands = useMemberCommands({ q: '', list: 'current', status: '' });
  const params = { userId: member.id };
  return (
    <>
      {member.state === 'invited' && member.left_at === null && can('members.write') && (
        <Button variant="default" onClick={() => void commands.invite({ userIds: [member.id] })}>
          Resend invitation
        </Button>
      )}
      {hasHere('members-licences') && can('licences.list') && (
        <Button
          component={Link}
          variant="default"
          to={here('members-licences', params)}
          leftSection={<IconTicket size={18} aria-hidden />}
        >
          Licences
        </Button>
      )}
      {can('members.archive') && member.left_at !== null && member.state !== 'erased' && (
        <Button
          leftSection={<IconArchiveOff size={18} aria-hidden />}
          onClick={() => void commands.restore({ userIds: [member.id] })}
        >
          Restore
        </Button>
      )}
      {can('members.write') && member.left_at === null && (
        <Button component={Link} to={here('edit-user', params)} leftSection={<IconEdit size={18} aria-hidden />}>
          Edit
        </Button>
      )}
    </>
  );
}

/** One member, with what the place of the address knows about them. */
export function MemberInfoScreen() {
  const { level } = useArea();
  const { groupId, subgroupId } = usePlace();
  const userId = useRouteId('userId') ?? 0;
  const { name, names } = usePlaceNames();
  const query = useQuery(memberQuery(level, { groupId, subgroupId }, userId));
  const member = query.data;
  const called = member && fullName(member);
  return (
    <Page
      title={called ?? 'Member'}
      context={name}
      names={{ ...names, userId: called }}
      lead={
        member?.left_at && `Archived on ${formatDay(member.left_at)}. You can read these details but not change them.`
      }
      actions={member && <Actions member={member} />}
    >
      <QueryView query={query} errorTitle="This member could not be loaded">
        {(data) => (
          <Stack gap="lg">
            <MemberFacts member={data} />
            <MemberCertificates certificates={data.certificates} />
          </Stack>
        )}
      </QueryView>
    </Page>
  );
}
