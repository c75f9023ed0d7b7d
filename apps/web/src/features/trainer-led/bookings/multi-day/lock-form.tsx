import { commandOf, limits } from '@doselore/contract';
import { lockTrainer, type MultiDay, type MultiDayTrainer, unlockTrainer } from '@doselore/contract/bookings';
import type { Conflict } from '@doselore/contract/scheduling';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { useArea } from '../../../../platform/area/index.ts';
import { showBanner } from '../../../../platform/banner/index.ts';
import { Form, maxText, useForm } from '../../../../ui/form/index.ts';
import { ConflictWarning, reasonWhenIgnored } from '../../course-planning/index.ts';
import { refreshBookings } from '../bookings.queries.ts';
import { idsOf } from './days-commands.ts';

type Props = {
  course: MultiDay;
  trainer: MultiDayTrainer;
  /** Why the venue or the account is not free. */
  placeConflicts: readonly Conflict[];
  onClose: () => void;
};

/** Form that holds all dates for a trainer. It gives back first what is held for another one. */
export function LockForm({ course, trainer, placeConflicts, onClose }: Props) {
  const { to } = useArea();
  const client = useQueryClient();
  const navigate = useNavigate();
  const ids = idsOf(course);
  const form = useForm({
    initial: { ignore: false, conflict_reason: '' },
    labels: { ignore: 'Hold anyway', conflict_reason: 'Reason for holding anyway' },
    rules: { conflict_reason: [reasonWhenIgnored, maxText(limits.name)] },
    onSubmit: async ({ ignore, conflict_reason: reason }, _baseValues, idempotencyKey) => {
      const ignoring = { ignoreConflictWarning: ignore ? 1 : 0, conflict_reason: ignore ? reason.trim() : '' } as const;
      const body = commandOf({ trainerUserId: trainer.id, ...ignoring, idempotencyKey });
      try {
        if (course.locked !== null)
          await callEndpoint(unlockTrainer, { params: ids, body: { idempotencyKey: crypto.randomUUID() } });
        await callEndpoint(lockTrainer, { params: ids, body });
      } finally {
        await refreshBookings(client);
      }
      showBanner({ message: `All dates are held for ${trainer.name}`, type: 'success' });
      await navigate(to('manage-days', ids));
    },
  });
  const { ignore, conflict_reason } = { ignore: form.field('ignore'), conflict_reason: form.field('conflict_reason') };
  return (
    <Form form={form} submitLabel="Hold" onCancel={onClose} guarded={false}>
      {course.locked !== null && (
        <p>
          This unlocks {course.locked.trainer.name} first
          {course.state === 'asked' && ' and withdraws the question. We notify the trainer'}.
        </p>
      )}
      <p>
        The trainer{course.is_virtual ? ' and the meeting account are' : ' and the venue are'} held on all{' '}
        {trainer.dates.length} dates. Nobody is asked yet.
      </p>
      <ConflictWarning
        conflicts={[...trainer.conflicts, ...placeConflicts]}
        override={{ ignore, reason: conflict_reason }}
      />
    </Form>
  );
}
