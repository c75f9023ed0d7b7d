import { plural } from '@doselore/contract';
import { type AskedTrainer, remindTrainers } from '@doselore/contract/bookings';
import { londonWallClock } from '@doselore/contract/wall-clock';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { showBanner } from '../../../../platform/banner/index.ts';
import { now } from '../../../../platform/clock/clock.ts';
import { refreshBookings } from '../bookings.queries.ts';

const dayOf = (moment: Date) => londonWallClock(moment).toISOString().slice(0, 10);

/** Reminds the trainers who have not answered, apart from those who were reminded today. */
export function RemindButton({ open }: { open: readonly AskedTrainer[] }) {
  const client = useQueryClient();
  const today = dayOf(new Date(now()));
  const due = open.filter(({ reminded_at: at }) => at === null || dayOf(new Date(at)) !== today);
  const remind = useMutation({
    mutationFn: () => callEndpoint(remindTrainers, { body: { enquiryIds: due.map(({ id }) => id) } }),
    onSuccess: ({ reminded, muted }) => {
      const off = muted === 0 ? '' : `. ${muted} ${plural(muted, 'has', 'have')} switched reminders off`;
      showBanner({ message: `${reminded} ${plural(reminded, 'trainer', 'trainers')} reminded${off}`, type: 'success' });
    },
    onSettled: () => refreshBookings(client),
  });
  if (due.length === 0) return <span className="muted">Everyone was reminded today.</span>;
  return (
    <Button variant="default" loading={remind.isPending} onClick={() => remind.mutate()}>
      Remind trainers
    </Button>
  );
}
