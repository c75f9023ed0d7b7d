import type { MemberInfo } from '@doselore/contract/members';
import { Button, Menu } from '@mantine/core';
import { IconArchive, IconArchiveOff, IconDots, IconEdit, IconKey, IconMail, IconSend } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useArea } from '../../../../platform/area/index.ts';
import { usePlace } from '../../../../platform/routes/index.ts';
import { fullName } from '../../../../platform/session/index.ts';
import { useMemberCommands } from '../use-member-commands.ts';

/** Buttons for the actions that the caller may carry out for a member here. An archived member can only be restored. */
export function MemberActions({ member }: { member: MemberInfo }) {
  const { can } = useArea();
  const { here, hasHere } = usePlace();
  const commands = useMemberCommands({ q: '', list: 'current', status: '' });
  const params = { userId: member.id };
  const only = { userIds: [member.id] };
  if (member.left_at !== null) {
    if (!can('members.archive') || member.state === 'erased') return null;
    return (
      <Button leftSection={<IconArchiveOff size={18} aria-hidden />} onClick={() => void commands.restore(only)}>
        Restore
      </Button>
    );
  }
  const [mayInvite, mayReset, mayArchive] = [
    member.state === 'invited' && can('members.write'),
    member.state === 'active' && can('members.resetPasswords'),
    can('members.archive'),
  ];
  return (
    <>
      {(mayInvite || mayReset || mayArchive) && (
        <Menu>
          <Menu.Target>
            <Button variant="default" leftSection={<IconDots size={18} aria-hidden />}>
              More
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {mayInvite && (
              <Menu.Item leftSection={<IconMail size={18} aria-hidden />} onClick={() => void commands.invite(only)}>
                Resend invitation
              </Menu.Item>
            )}
            {mayReset && (
              <Menu.Item
                leftSection={<IconKey size={18} aria-hidden />}
                onClick={() => void commands.resetPasswords(only)}
              >
                Send password link
              </Menu.Item>
            )}
            {mayArchive && (
              <Menu.Item
                color="brick"
                leftSection={<IconArchive size={18} aria-hidden />}
                onClick={() => void commands.archive(only, fullName(member))}
              >
                Archive
              </Menu.Item>
            )}
          </Menu.Dropdown>
        </Menu>
      )}
      {can('members.write') && (
        <Button
          component={Link}
          variant="default"
          to={here('edit-user', params)}
          leftSection={<IconEdit size={18} aria-hidden />}
        >
          Edit
        </Button>
      )}
      {hasHere('issue-licence') && can('licences.issue') && (
        <Button component={Link} to={here('issue-licence', params)} leftSection={<IconSend size={18} aria-hidden />}>
          Issue licence
        </Button>
      )}
    </>
  );
}
