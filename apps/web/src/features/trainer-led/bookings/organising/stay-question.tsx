import type { BookingSummary } from '@doselore/contract/bookings';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { showBanner } from '../../../../platform/banner/index.ts';
import { askConfirm } from '../../../../ui/confirm/index.ts';
import { Card } from '../../../../ui/layout/index.ts';
import { refreshBookings } from '../bookings.queries.ts';
import { momentInWords } from '../words.ts';
import c from './organising.module.css';
import { answerStay, type BookingTarget } from './organising.queries.ts';

type Props = {
  question: NonNullable<BookingSummary['keep_half']>;
  twoInOneDayId: number;
  target: BookingTarget;
  /** Address of the list of bookings. */
  list: string;
};

/** Question whether one session of a day stays when the other one is cancelled, with both answers. */
export function StayQuestion({ question, twoInOneDayId, target, list }: Props) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const { stays, ends } = question;
  const answer = useMutation({
    mutationFn: (agrees: boolean) => answerStay(target, twoInOneDayId, { agrees, idempotencyKey: crypto.randomUUID() }),
    onSuccess: (_answer, agrees) =>
      showBanner({ message: agrees ? `${stays.name} stays` : 'Both sessions are cancelled', type: 'success' }),
    onSettled: async () => {
      // With an answer the day ends: its page shows nothing any longer, also when somebody else has answered.
      await navigate(list);
      await refreshBookings(client);
    },
  });
  const refuse = async () => {
    const warning = { title: 'Cancel both sessions?', message: `${stays.name} and ${ends.name} do not take place.` };
    if ((await askConfirm({ ...warning, confirmLabel: 'Cancel both' })) === 'confirm') answer.mutate(false);
  };
  return (
    <Card title={`Does ${stays.name} stay?`}>
      <p>
        {ends.name} cannot take place. {stays.name} can continue alone. If it does not stay, both are cancelled. Answer
        by {momentInWords(question.due_at)}.
      </p>
      <div className={c.actions}>
        <Button loading={answer.isPending} onClick={() => answer.mutate(true)}>
          Yes, it stays
        </Button>
        <Button variant="default" disabled={answer.isPending} onClick={() => void refuse()}>
          No, cancel both
        </Button>
      </div>
    </Card>
  );
}
