import { type Body, limits, plural } from '@doselore/contract';
import { cancelCourse } from '@doselore/contract/course-ending';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callEndpoint } from '../../../platform/api/index.ts';
import { useArea } from '../../../platform/area/index.ts';
import { Form, maxText, requiredAs, TextField, useForm } from '../../../ui/form/index.ts';
import { formatNumber } from '../../../ui/formats/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { ReviewStep } from '../../../ui/review-step/index.ts';
import { QueryView } from '../../../ui/states/index.ts';
import { Wizard } from '../../../ui/wizard/index.ts';
import { useVirtualGroup } from '../virtual-groups/index.ts';
import { cancellingQuery } from './ending.queries.ts';
import { useEnding } from './use-ending.ts';

const steps = [
  { key: 'answers', label: 'Reason' },
  { key: 'check', label: 'Check' },
];

type Cancelling = Omit<Body<typeof cancelCourse>, 'idempotencyKey'>;
const many = (count: number) => (count === 0 ? 'None' : formatNumber(count));

/**
 * Cancels a Pharmacist-led Course. Delegates and trainer are notified, and unused licences return to the general pot.
 */
export function CancelCourseScreen() {
  const { to } = useArea();
  const { level, virtualGroupId, title, names } = useVirtualGroup();
  const preview = useQuery(cancellingQuery(level, virtualGroupId));
  const state = useEnding<Cancelling>({
    name: 'cancel-course',
    send: (command) => callEndpoint(cancelCourse, { params: { virtualGroupId }, body: command }),
    message: `${title ?? 'The course'} is cancelled`,
  });
  const { checking, kept } = state;
  const [initial] = useState(() => ({ reason: kept?.reason ?? '' }));
  const form = useForm({
    initial,
    labels: { reason: 'Reason for cancelling' },
    rules: { reason: [requiredAs('Enter the reason'), maxText(limits.name)] },
    onSubmit: async ({ reason }) => state.check({ reason: reason.trim() }),
  });
  return (
    <Page
      width="form"
      context={title}
      names={names}
      lead={title && `${title}: we notify the delegates and the trainer.`}
    >
      <Wizard steps={steps} current={checking === undefined ? 'answers' : 'check'} onGoTo={state.back}>
        {checking === undefined ? (
          <Form form={form} submitLabel="Check your answers" cancelTo={to('delegates')} guarded={false}>
            <TextField
              field={form.field('reason')}
              autoComplete="off"
              hint="Delegates and the trainer see this reason in their message."
            />
          </Form>
        ) : (
          <QueryView query={preview}>
            {({ marked, told: informed, told_waiting: waiting, reclaimed, returned }) => (
              <ReviewStep
                asksForTick
                grave
                facts={[
                  { label: 'Course', value: title ?? 'N/A' },
                  { label: 'Reason', value: checking.reason },
                  {
                    label: 'People notified by email',
                    value: [
                      `${formatNumber(informed)} ${plural(informed, 'delegate', 'delegates')}`,
                      ...(waiting > 0 ? [`${formatNumber(waiting)} on the waiting list`] : []),
                    ].join(', '),
                  },
                  { label: 'Unstarted licences taken back', value: many(reclaimed) },
                  { label: 'Licences returned to the general pot', value: many(returned) },
                ]}
                after="The session is removed from My Courses of every delegate and from the trainer’s list."
                undo="No. Licences returned to the general pot can be issued again."
                submitLabel="Cancel course"
                failedTitle="The course was not cancelled"
                state={state}
                {...(marked > 0 && {
                  blocked: 'Attendance has been recorded, so close this course instead of cancelling it.',
                })}
              />
            )}
          </QueryView>
        )}
      </Wizard>
    </Page>
  );
}
