import { plural } from '@doselore/contract';
import { type QueuedEntry, verifyEntries } from '@doselore/contract/external-courses';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { useArea } from '../../../../platform/area/index.ts';
import { showBanner } from '../../../../platform/banner/index.ts';
import { askConfirm } from '../../../../ui/confirm/index.ts';
import { formatNumber } from '../../../../ui/formats/index.ts';
import { BulkButton } from '../../../../ui/table/index.ts';
import { refreshMemberEntries } from '../verdicts/member-entries.queries.ts';
import { chosenKeysOf } from './queue.queries.ts';

type Props = {
  chosen: readonly QueuedEntry[];
  hasLooked: (row: QueuedEntry) => boolean;
  /** Called with the entries that could not be verified, each with the reason. */
  onDone: (refused: { row: QueuedEntry; problem: string }[]) => void;
};

/** Verifies the selected entries once the evidence of each was opened. Until then, shows the number of opened files. */
export function VerifySelected({ chosen, hasLooked, onDone }: Props) {
  const { level } = useArea();
  const client = useQueryClient();
  const key = useRef(crypto.randomUUID());
  const looked = chosen.filter(hasLooked).length;
  const verify = useMutation({
    mutationFn: () =>
      callEndpoint(verifyEntries, {
        level,
        body: { entries: [...chosen.map(chosenKeysOf)], idempotencyKey: key.current },
      }),
    onSuccess: (answers) => {
      key.current = crypto.randomUUID();
      const problems = new Map(answers.map((one) => [`${one.group_id}/${one.external_course_user_id}`, one.problem]));
      const refused = chosen.flatMap((row) => {
        const problem = problems.get(`${row.group.id}/${row.id}`) ?? null;
        return problem === null ? [] : [{ row, problem }];
      });
      const done = chosen.length - refused.length;
      if (done > 0)
        showBanner({
          message: `${formatNumber(done)} ${plural(done, 'entry is', 'entries are')} verified`,
          type: 'success',
        });
      onDone(refused);
    },
    onSettled: () => refreshMemberEntries(client),
  });
  const isReady = looked === chosen.length;
  const ask = async () => {
    const answer = await askConfirm({
      title: `Verify ${formatNumber(chosen.length)} ${plural(chosen.length, 'entry', 'entries')}?`,
      message: 'The name, course and date in each evidence file must match its entry. We notify each person by email.',
      confirmLabel: 'Verify',
    });
    if (answer === 'confirm') verify.mutate();
  };
  return (
    <>
      <span role="status">{`${formatNumber(looked)} of ${formatNumber(chosen.length)} opened`}</span>
      {isReady ? (
        <BulkButton disabled={verify.isPending} onClick={() => void ask()}>
          Verify
        </BulkButton>
      ) : (
        <span>Open the evidence of each entry first.</span>
      )}
    </>
  );
}
