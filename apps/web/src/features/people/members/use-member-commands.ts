import { plural } from '@doselore/contract';
import { archiveMembers, previewLeaving } from '@doselore/contract/leaving';
import { inviteMembersAgain, type MemberFilter } from '@doselore/contract/members';
import { useQueryClient } from '@tanstack/react-query';
import { createElement } from 'react';
import { callEndpoint } from '../../../platform/api/index.ts';
import { useArea } from '../../../platform/area/index.ts';
import { describeError, showBanner } from '../../../platform/banner/index.ts';
import { usePlace } from '../../../platform/routes/index.ts';
import { type BulkTarget, countOfTarget, useBulk } from '../../../ui/bulk/index.ts';
import { askConfirm } from '../../../ui/confirm/index.ts';
import { LeavingMessage, lostText } from '../../administration/leaving/index.ts';
import { refreshMembers } from './members.queries.ts';
import { type LinksShown, linksText, usePasswordLinks } from './use-password-links.tsx';

const kept =
  'They leave this organisation, its services and their admin roles here. Their attempts and certificates are kept.';

type Target = BulkTarget<MemberFilter>;
const people = (count: number) => `${count.toLocaleString('en-GB')} ${plural(count, 'member', 'members')}`;

/** Asks for confirmation of a command on all pages. The server checks that the number has not changed since. */
async function isConfirmed(target: Target, title: string): Promise<boolean> {
  if ('userIds' in target) return true;
  const message = 'Everyone in this list, on all its pages.';
  return (await askConfirm({ title, message, confirmLabel: 'Send' })) === 'confirm';
}

/** Returns the commands for one member, for all selected members, or for everybody who matches `filter`. */
export function useMemberCommands(filter: MemberFilter, linksShown: LinksShown = 'none') {
  const { level } = useArea();
  const { groupId, subgroupId } = usePlace();
  const client = useQueryClient();
  const bulk = useBulk(filter, () => refreshMembers(client));
  const links = usePasswordLinks(linksShown);

  const setArchived = async (archived: boolean, chosenTarget?: Target): Promise<void> => {
    const verb = archived ? 'archived' : 'restored';
    let lost: Parameters<typeof lostText>[0] = [];
    await bulk.run(
      {
        verb,
        message: (count) => `${people(count)} ${verb}${lost.length === 0 ? '' : `. ${lostText(lost)}`}`,
        send: async (target) => {
          const answer = await callEndpoint(archiveMembers, {
            level,
            params: { groupId },
            body: { ...target, archived },
          });
          lost = answer.lost;
          return answer;
        },
        onUndo: (userIds) => void setArchived(!archived, { userIds }),
      },
      chosenTarget,
    );
  };

  return {
    ...bulk,
    archive: async (chosenTarget: Target = bulk.target, onlyOne?: string) => {
      const count = countOfTarget(chosenTarget);
      const preview = await callEndpoint(previewLeaving, { level, params: { groupId }, body: chosenTarget }).catch(
        (error: unknown) => {
          showBanner({ message: describeError(error) });
          return undefined;
        },
      );
      // The error gives the present number. The person selects everybody again to continue.
      if (preview === undefined) {
        bulk.clear();
        return refreshMembers(client);
      }
      const answer = await askConfirm({
        title: `Archive ${onlyOne ?? people(count)}?`,
        message: createElement(LeavingMessage, { preview, kept }),
        confirmLabel: 'Archive',
        ...('userIds' in chosenTarget ? {} : { typeToConfirm: `${count}`, danger: true }),
      });
      if (answer === 'confirm') await setArchived(true, chosenTarget);
    },
    restore: (chosenTarget?: Target) => setArchived(false, chosenTarget),
    invite: async (chosenTarget: Target = bulk.target) => {
      if (!(await isConfirmed(chosenTarget, `Resend invitations to ${people(countOfTarget(chosenTarget))}?`))) return;
      await bulk.run(
        {
          verb: 'invited again',
          message: (count) => `Invitation sent to ${people(count)}`,
          send: (target) => callEndpoint(inviteMembersAgain, { level, params: { groupId, subgroupId }, body: target }),
        },
        chosenTarget,
      );
    },
    resetPasswords: async (chosenTarget: Target = bulk.target) => {
      if (!(await isConfirmed(chosenTarget, `Send password links to ${people(countOfTarget(chosenTarget))}?`))) return;
      try {
        await links.send(chosenTarget);
        showBanner({ message: `Sending ${linksText(countOfTarget(chosenTarget))}`, type: 'success' });
      } catch (error) {
        showBanner({ message: describeError(error) });
      }
      bulk.clear();
    },
    linksPanel: links.panel,
  };
}

export type MemberCommands = ReturnType<typeof useMemberCommands>;
