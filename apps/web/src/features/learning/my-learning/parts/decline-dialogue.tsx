import { limits } from '@doselore/contract';
import { respondToInvitation } from '@doselore/contract/course-delegates';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { useArea } from '../../../../platform/area/index.ts';
import { showBanner } from '../../../../platform/banner/index.ts';
import { refreshQueries } from '../../../../platform/query-client/index.ts';
import { Form, FormDialogue, maxText, TextAreaField, useForm } from '../../../../ui/form/index.ts';
import { formatLongDay } from '../../../../ui/formats/index.ts';
import type { SessionCourse } from '../session-facts.ts';
import { useTakeAgain } from './use-take-again.ts';

type Props = { course: SessionCourse; onClose: () => void };

function DeclineForm({ course, onClose }: Props) {
  const { to } = useArea();
  const client = useQueryClient();
  const navigate = useNavigate();
  const again = useTakeAgain({ virtualGroupId: course.course_id, title: course.title });
  const form = useForm({
    initial: { note: '' },
    labels: { note: 'Note for the trainer and your organisation' },
    rules: { note: [maxText(limits.name)] },
    onSubmit: async ({ note }) => {
      const { reclaimed } = await callEndpoint(respondToInvitation, {
        params: { virtualGroupId: course.course_id },
        body: { answer: 'decline', note },
      });
      const licence = reclaimed === 0 ? '' : ' Your unused licence went back to your organisation.';
      const undo = { label: 'Undo', run: () => again.mutate() };
      showBanner({ message: `You declined ${course.title}.${licence}`, type: 'success', action: undo });
    },
  });
  const leave = async () => {
    onClose();
    await navigate(to('my-courses'));
    await refreshQueries(client, 'my-learning');
  };
  return (
    <>
      <p>
        You give up your place on {formatLongDay(course.session.training_start)}. It goes to another person. If you have
        an unused licence for this course, your organisation gets it back. The trainer and your organisation are
        notified. While places last you can change your mind.
      </p>
      <Form form={form} submitLabel="Decline" onCancel={onClose} onDone={() => void leave()} guarded={false}>
        <TextAreaField field={form.field('note')} rows={2} optional maxLength={limits.name} />
      </Form>
    </>
  );
}

/** Asks before a delegate gives up their place, and says what happens. */
export function DeclineDialogue({ course, opened, onClose }: Props & { opened: boolean }) {
  return (
    <FormDialogue
      opened={opened}
      title={`Decline ${course.title}?`}
      about={`course ${course.course_id}`}
      onClose={onClose}
    >
      <DeclineForm course={course} onClose={onClose} />
    </FormDialogue>
  );
}
