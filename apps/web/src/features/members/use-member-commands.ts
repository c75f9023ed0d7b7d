import { plural } from '@doselore/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useArea } from '../../platform/area/index.ts';
import { usePlace } from '../../platform/routes/index.ts';
import { useBulk } from '../../ui/bulk/index.ts';
import { askConfirm } from '../../ui/confirm/index.ts';
import { refreshMembers, sendArchive, sendInvitationsAgain, sendPasswordLinks } from './members.queries.ts';

const people = (count: number) => `${count.toLocaleString('en-GB')} ${plural(count, 'member', 'members')}`;

/** What can be done to one member or to all that are selected. */
export function useMemberCommands() {
  const { level } = useArea();
  const { groupId, subgroupId } = usePlace();
  const client = useQueryClient();
  const bulk = useBulk(() => refreshMembers(client));

  const setArchived = (archived: boolean, ids?: number[]): Promise<void> => {
    const verb = archived ? 'archived' : 'restored';
    return bulk.run(
      {
        verb,
        message: (count) => `${people(count)} ${verb}`,
        send: (userIds) => sendArchive(level, groupId, { userIds, archived }),
        onUndo: (done) => void setArchived(!archived, done),
      },
      ids,
    );
  };

  return {
    ...bulk,
    archive: async (ids: number[] = bulk.selected.map(Number)) => {
      const answer = await askConfirm({
        title: `Archive ${people(ids.length)}?`,
        message:
          'They leave this organisation, its services and whatever they manage here. Their licences, attempts and certificates stay on record, and you can restore them.',
        confirmLabel: 'Archive',
      });
      if (answer === 'confirm') await setArchived(true, ids);
    },
    restore: (ids?: number[]) => setArchived(false, ids),
    invite: (ids?: number[]) =>
      bulk.run(
        {
          verb: 'invited again',
          message: (count) => `Invitation sent to ${people(count)}`,
          send: (userIds) => sendInvitationsAgain(level, { groupId, subgroupId }, userIds),
        },
        ids,
      ),
    resetPasswords: (ids?: number[]) =>
      bulk.run(
        {
          verb: 'sent a link',
          message: (count) => `A link to choose a new password is on its way to ${people(count)}`,
          send: (userIds) => sendPasswordLinks(level, { groupId, subgroupId }, userIds),
        },
        ids,
      ),
  };
}

export type MemberCommands = ReturnType<typeof useMemberCommands>;
