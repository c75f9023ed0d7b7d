import type { NameChangeAction, NameRequest } from '@doselore/contract/account';
import { decideNameRequest } from '@doselore/contract/account';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { showBanner } from '../../../../platform/banner/index.ts';
import { askConfirm } from '../../../../ui/confirm/index.ts';
import { type RequestPlace, refreshNames } from './name-requests.queries.ts';

type Decision = { request: NameRequest; action: NameChangeAction };

const questionOf = ({ request: { person, new_name: newName }, action }: Decision) =>
  action === 'approve'
    ? {
        title: `Approve ${newName}?`,
        message: `${person.name} will have the name ${newName}. Certificates that are valid today are reissued in the new name. Approve only if you know that this person has changed their name.`,
        confirmLabel: 'Approve new name',
      }
    : {
        title: `Decline ${newName}?`,
        message: `${person.name} keeps their name. We notify them by email.`,
        confirmLabel: 'Decline new name',
      };

/** Asks for confirmation, then decides a request. */
export function useDecideName(place: RequestPlace) {
  const client = useQueryClient();
  const send = useMutation({
    mutationFn: ({ request, action }: Decision) =>
      callEndpoint(decideNameRequest, {
        level: place.level,
        params: { ...place.params, nameChangeId: request.id },
        body: { action, seenName: request.person.name },
      }),
    onSuccess: ({ state }, { request }) =>
      showBanner({
        message: state === 'approved' ? `${request.new_name} approved` : `${request.new_name} declined`,
        type: 'success',
      }),
    onSettled: () => refreshNames(client),
  });
  const decide = async (decision: Decision) => {
    if ((await askConfirm(questionOf(decision))) === 'confirm') send.mutate(decision);
  };
  return { decide, isBusy: send.isPending };
}
