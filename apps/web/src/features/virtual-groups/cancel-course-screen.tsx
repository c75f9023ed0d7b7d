import { type Body, limits, plural } from '@doselore/contract';
import type { cancelCourse } from '@doselore/contract/virtual-groups';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useArea } from '../../platform/area/index.ts';
import { Form, maxText, requiredAs, TextField, useForm } from '../../ui/form/index.ts';
import { formatNumber } from '../../ui/formats/index.ts';
import { Page } from '../../ui/page/index.ts';
import { ReviewStep } from '../../ui/review-step/index.ts';
import { QueryView } from '../../ui/states/index.ts';
import { Wizard } from '../../ui/wizard/index.ts';
import { useEnding } from './use-ending.ts';
import { useVirtualGroup } from './use-virtual-group.ts';
import { cancellingQuery, sendCancelling } from './virtual-groups.queries.ts';

const steps = [
  { key: 'answers', label: 'Why' },
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
    send: (command) => sendCancelling(level, virtualGroupId, command),
    message: `${title ?? 'The course'} is cancelled`,
  });
  const { checking, kept } = state;
  const [initial] = useState(() => ({ reason: kept?.reason ?? '' }));
  const form = useForm({
    initial,
    labels: { reason: 'Why it does not take place' },
    rules: { reason: [requiredAs('Say why'), maxText(limits.name)] },
    onSubmit: async ({ reason }) => state.check({ reason: reason.trim() }),
  });
  return (
    <Page width="form" context={title} names={names} lead={title && `${title}: delegates and trainer are told.`}>
      <Wizard steps={steps} current={checking === undefined ? 'answers' : 'check'} onGoTo={state.back}>
        {checking === undefined ? (
          <Form form={form} submitLabel="Check your answers" cancelTo={to('delegates')} guarded={false}>
            <TextField
              field={form.field('reason')}
              autoComplete="off"
              hint="Delegates and trainer read it in the message they get."
            />
          </Form>
        ) : (
          <QueryView query={preview}>
            {({ marked, told, reclaimed, returned }) => (
              <ReviewStep
                grave
                facts={[
                  { label: 'Course', value: title ?? 'N/A' },
                  { label: 'Why', value: checking.reason },
                  {
                    label: 'Told by e-mail',
                    value: `${formatNumber(told)} ${plural(told, 'delegate', 'delegates')}`,
                  },
                  { label: 'Unstarted licences taken back', value: many(reclaimed) },
                  { label: 'Licences back in the general pot', value: many(returned) },
                ]}
                after="It leaves My Courses of every delegate and the list of the trainer."
                undo="No. Licences that went back into the general pot can be issued again from there."
                submitLabel="Cancel course"
                failedTitle="The course was not cancelled"
                state={state}
                {...(marked > 0 && {
                  blocked: 'Attendance was written down already, so this course is closed, not cancelled.',
                })}
              />
            )}
          </QueryView>
        )}
      </Wizard>
    </Page>
  );
}
