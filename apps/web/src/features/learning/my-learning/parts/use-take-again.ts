import { respondToInvitation } from '@doselore/contract/course-delegates';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { describeError, showBanner } from '../../../../platform/banner/index.ts';
import { refreshQueries } from '../../../../platform/query-client/index.ts';

/** Returns the command that takes a declined place again. It also works from a banner after the page has gone. */
export function useTakeAgain({ virtualGroupId, title }: { virtualGroupId: number; title: string }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      callEndpoint(respondToInvitation, { params: { virtualGroupId }, body: { answer: 'accept', note: '' } }),
    onSuccess: () => showBanner({ message: `You have a place on ${title} again`, type: 'success' }),
    onError: (error) => showBanner({ message: describeError(error) }),
    onSettled: () => refreshQueries(client, 'my-learning'),
  });
}
