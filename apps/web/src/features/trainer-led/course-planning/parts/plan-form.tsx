import type { Plan, PlanChoices } from '@doselore/contract/course-planning';
import { useMediaQuery } from '@mantine/hooks';
import { useArea } from '../../../../platform/area/index.ts';
import { Beside } from '../../../../ui/beside/index.ts';
import { Form } from '../../../../ui/form/index.ts';
import { Card } from '../../../../ui/layout/index.ts';
import { idOrNull } from '../plan-form.ts';
import { useChecked, usePlanChoices } from '../use-plan-choices.ts';
import { usePlanForm } from '../use-plan-form.ts';
import { TrainerComparison } from './compare-trainers.tsx';
import { CourseFields } from './course-fields.tsx';
import { FixedSchedule } from './fixed-schedule.tsx';
import c from './plan-form.module.css';
import { ScheduleCourse } from './schedule-course.tsx';
import { ScheduleFields } from './schedule-fields.tsx';

type Props = { plan: Plan; organisers: PlanChoices['organisers'] };

/**
 * Form of a course with one save: the schedule for site admins, the details for every admin. In a wide window the
 * comparison of the trainers is beside the form.
 */
export function PlanForm({ plan, organisers }: Props) {
  const { can } = useArea();
  const maySchedule = can('virtualGroups.schedule');
  const isSchedulable = maySchedule && plan.marked === 0;
  const isWide = useMediaQuery('(min-width: 75em)', undefined, { getInitialValueInEffect: false });
  const isComparedBeside = isSchedulable && isWide === true;
  const { venues, names } = usePlanChoices({ plan, organisers, isSchedulable });
  const form = usePlanForm({ plan, names, isSchedulable });
  const { sessions, venueId, video_account_id: accountId, trainerUserId } = form.values;
  const checked = useChecked(
    {
      sessions,
      venueId: idOrNull(venueId),
      video_account_id: idOrNull(accountId),
    },
    isSchedulable,
  );
  const mayAssess = maySchedule || (plan.state === 'draft' && can('virtualGroups.create'));
  const isComplete = maySchedule && plan.state === 'draft' && plan.missing.length === 0;
  const trainers = checked?.trainers ?? [];
  return (
    <Beside
      label={isSchedulable ? 'Trainers' : 'Schedule'}
      isFirst={!isSchedulable}
      aside={
        <>
          {!isSchedulable && (
            <FixedSchedule
              plan={plan}
              why={
                plan.marked > 0
                  ? 'Attendance has been recorded, so the schedule is fixed.'
                  : 'Only site admins can change the date, the place and the trainer. Ask a site admin for a change.'
              }
            />
          )}
          {isComparedBeside && (
            <Card title="Compare trainers">
              {trainers.length === 0 ? (
                <p className="muted">Add a session on the left to compare trainers for it here.</p>
              ) : (
                <TrainerComparison
                  trainers={trainers}
                  choosing={{
                    chosen: trainerUserId,
                    onChoose: (id) => form.field('trainerUserId').onChange(id),
                  }}
                />
              )}
            </Card>
          )}
        </>
      }
    >
      <div className={c.form}>
        <Form
          form={form}
          submitLabel="Save changes"
          isQuiet={isComplete && !form.dirty}
          buttons={
            isComplete && (
              <ScheduleCourse
                plan={plan}
                isMain={!form.dirty}
                onSave={() => (form.dirty ? form.submit() : Promise.resolve(true))}
              />
            )
          }
        >
          {isSchedulable && (
            <Card title="When, where and who">
              <div className={c.fields}>
                <ScheduleFields {...{ plan, form, venues, checked, isComparedBeside }} trainerName={names.trainer} />
              </div>
            </Card>
          )}
          <Card title="Course">
            <div className={c.fields}>
              <CourseFields form={form} organisers={organisers} sessions={plan.sessions.length} mayAssess={mayAssess} />
            </div>
          </Card>
        </Form>
      </div>
    </Beside>
  );
}
