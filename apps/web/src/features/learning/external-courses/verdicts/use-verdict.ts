import { decideEntry, type MemberEntry } from '@doselore/contract/external-courses';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { showBanner } from '../../../../platform/banner/index.ts';
import { askConfirm } from '../../../../ui/confirm/index.ts';
import { type MemberRef, refreshMemberEntries } from './member-entries.queries.ts';

/** Verifies an entry, or withdraws the verdict, after a question. */
export function useVerdict(target: MemberRef) {
  const client = useQueryClient();
  const decide = useMutation({
    mutationFn: ({ entry, verdict }: { entry: MemberEntry; verdict: 'verified' | 'withdrawn' }) =>
      callEndpoint(decideEntry, {
        level: target.level,
        params: { ...target.place, userId: target.userId, externalCourseUserId: entry.id },
        body: { verdict, note: null, seenAt: entry.updated_at, seenVerdictId: entry.verdict?.id ?? null },
      }),
    onSuccess: (_done, { entry, verdict }) => {
      const message = verdict === 'verified' ? 'is verified' : 'is to be verified again';
      showBanner({ message: `${entry.title} ${message}`, type: 'success' });
    },
    onSettled: () => refreshMemberEntries(client),
  });
  const verify = async (entry: MemberEntry) => {
    const answer = await askConfirm({
      title: `Verify ${entry.title}?`,
      message:
        entry.evidence === null
          ? 'There is no evidence. Verify it only if you have seen the certificate.'
          : 'Open the evidence first. Check that name, course and date match the entry.',
      confirmLabel: 'Verify',
    });
    if (answer === 'confirm') decide.mutate({ entry, verdict: 'verified' });
  };
  const withdraw = async (entry: MemberEntry) => {
    const answer = await askConfirm({
      title: `Withdraw the verdict on ${entry.title}?`,
      message: 'The entry is then to be verified again, and the person can change it.',
      confirmLabel: 'Withdraw',
    });
    if (answer === 'confirm') decide.mutate({ entry, verdict: 'withdrawn' });
  };
  return { verify, withdraw, busy: decide.isPending };
}
