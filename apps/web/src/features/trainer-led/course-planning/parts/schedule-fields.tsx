import { isVirtual } from '@doselore/contract';
import type { Plan } from '@doselore/contract/course-planning';
import type { CheckedSchedule } from '@doselore/contract/scheduling';
import type { VenueChoice } from '@doselore/contract/venues';
import { type FormState, TextField } from '../../../../ui/form/index.ts';
import { conflictsFor } from '../check.queries.ts';
import { coTrainerIds, idOrNull, type PlanValues } from '../plan-form.ts';
import { CoTrainersField } from './co-trainers-field.tsx';
import { ConflictWarning } from './conflict-warning.tsx';
import { MeetingFields } from './meeting-fields.tsx';
import { SessionsField } from './sessions-field.tsx';
import { TrainerField } from './trainer-field.tsx';
import { VenueField } from './venue-field.tsx';

type Props = {
  plan: Plan;
  form: FormState<PlanValues>;
  venues: readonly VenueChoice[];
  checked: CheckedSchedule | undefined;
  trainerName: (id: string) => string;
  isComparedBeside: boolean;
};

/** Fields for the sessions, the place, the meeting and the trainers of a course. */
export function ScheduleFields({ plan, form, venues, checked, trainerName, isComparedBeside }: Props) {
  const isOnline = isVirtual(plan.deliverable_id);
  const isScheduled = plan.state !== 'draft';
  const trainers = checked?.trainers ?? [];
  const { trainerUserId, co_trainers } = form.values;
  const coTrainers = coTrainerIds(co_trainers).map((id) => ({ id }));
  return (
    <>
      {isScheduled && (
        <p className="muted">
          This course is scheduled. We email the delegates when date or place change, and notify the trainer.
        </p>
      )}
      <SessionsField
        field={form.field('sessions')}
        placeHint={isOnline ? '' : 'Leave the room empty where the place below is enough.'}
      />
      {!isOnline && (
        <>
          <VenueField field={form.field('venueId')} venues={venues} formerVenue={plan.venue} />
          <TextField
            field={form.field('place')}
            optional
            autoComplete="off"
            hint="With a place: name, town, postcode."
          />
        </>
      )}
      {isOnline && <MeetingFields plan={plan} field={(name) => form.field(name)} />}
      <TrainerField
        field={form.field('trainerUserId')}
        trainers={trainers}
        formerTrainer={plan.trainer}
        isComparedBeside={isComparedBeside}
      />
      <CoTrainersField
        field={form.field('co_trainers')}
        trainers={trainers.filter(({ id }) => String(id) !== trainerUserId)}
        nameOf={(id) => trainerName(String(id))}
      />
      <ConflictWarning
        conflicts={conflictsFor(checked, { trainerId: idOrNull(trainerUserId), coTrainers })}
        override={isScheduled ? { ignore: form.field('ignore'), reason: form.field('conflict_reason') } : undefined}
      />
    </>
  );
}
