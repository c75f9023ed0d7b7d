import { plural } from '@doselore/contract';
import { documentLimits, remindReaders } from '@doselore/contract/documents';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { showBanner } from '../../../../platform/banner/index.ts';
import { askConfirm } from '../../../../ui/confirm/index.ts';
import { type DocumentRef, refreshDocuments } from '../documents.queries.ts';

/** Reminds everyone who has not done what the document asks, after a question with their number. */
export function useRemind(target: DocumentRef) {
  const client = useQueryClient();
  const key = useRef(crypto.randomUUID());
  const remind = useMutation({
    mutationFn: () => callEndpoint(remindReaders, { ...target, body: { idempotencyKey: key.current } }),
    onSuccess: async () => {
      key.current = crypto.randomUUID();
      showBanner({ message: 'Reminders are being sent. You can leave this page.', type: 'success' });
    },
    // Another admin may have started a round.
    onSettled: () => refreshDocuments(client),
  });
  const ask = async (people: number) => {
    const answer = await askConfirm({
      title: `Remind ${people} ${plural(people, 'person', 'people')}?`,
      message: `Each of them gets an email. People who had a reminder in the last ${documentLimits.reminderDays} days get none.`,
      confirmLabel: 'Send reminders',
    });
    if (answer === 'confirm') remind.mutate();
  };
  return { ask, busy: remind.isPending };
}
