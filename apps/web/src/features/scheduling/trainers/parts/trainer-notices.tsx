import type { Trainer } from '@doselore/contract/trainers';
import { IconCalendarOff, IconUserOff, IconUserPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useArea } from '../../../../platform/area/index.ts';
import { formatLongDay } from '../../../../ui/formats/index.ts';
import { Notice } from '../../../../ui/layout/index.ts';
import { PositionNotice } from '../../locations/index.ts';

/** Says what keeps a trainer from being chosen, and what is missing. */
export function TrainerNotices({ trainer }: { trainer: Trainer }) {
  const { to } = useArea();
  const { state, home_postcode: postcode } = trainer;
  return (
    <>
      {state === 'deactivated' && (
        <Notice icon={IconUserOff} label="Deactivated">
          Not active since {formatLongDay(trainer.deactivated_at)}: {trainer.deactivation_reason}
        </Notice>
      )}
      {state === 'new' && (
        <Notice icon={IconUserPlus} label="Not activated">
          This trainer cannot be chosen for a course yet. Enter courses and availability, then choose Activate.
        </Notice>
      )}
      {state === 'closed' && (
        <Notice icon={IconUserOff} label="Account not in use">
          The account is archived, or the trainer has not accepted the invitation yet. A draft can have an invited
          trainer. To send the invitation again, open the tab Schedule of the draft.
        </Notice>
      )}
      {trainer.has_no_hours && (
        <Notice icon={IconCalendarOff} label="Never available">
          This trainer has no hours and so is never available.{' '}
          <Link to={to('edit-trainer-general-availability', { trainerUserId: trainer.id })}>
            Enter the availability
          </Link>
        </Notice>
      )}
      {postcode !== null && !trainer.has_position && <PositionNotice postcode={postcode} />}
    </>
  );
}
