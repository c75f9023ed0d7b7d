import { durations, messages } from '@doselore/contract';
import type { CurrentUser } from '@doselore/contract/auth';
import { askThePharmacist, questionNameProblem, questionProblem } from '@doselore/contract/questions';
import { Modal } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect } from 'react';
import { callEndpoint } from '../../../platform/api/index.ts';
import { showBanner } from '../../../platform/banner/index.ts';
import { fullName } from '../../../platform/session/index.ts';
import { Form, FormSubject, TextAreaField, TextField, useForm } from '../../../ui/form/index.ts';
import c from './parts/ask-pharmacist.module.css';
import { dropDraft, type Question, readDraft, saveDraft } from './question-draft.ts';

type Props = { user: CurrentUser; opened: boolean; onClose: () => void };

export function AskPharmacistDialogue({ user, opened, onClose }: Props) {
  // As in the confirm dialogue: focus can be restored only if the dialogue opens after mounting.
  const mounted = useMounted();
  return (
    <Modal
      opened={opened && mounted}
      onClose={onClose}
      title="Ask the Pharmacist"
      closeButtonProps={{ 'aria-label': 'Close Ask the Pharmacist' }}
      closeOnClickOutside={false}
      size="lg"
    >
      <FormSubject value="question">
        <QuestionForm user={user} onClose={onClose} />
      </FormSubject>
    </Modal>
  );
}

/** Remounted with each opening, so that it starts with the saved draft. */
function QuestionForm({ user, onClose }: Omit<Props, 'opened'>) {
  const form = useForm<Question>({
    initial: readDraft(user.id) ?? { name: fullName(user), question: '' },
    labels: { name: 'Your name', question: 'Your question' },
    rules: { name: [questionNameProblem], question: [questionProblem] },
    onSubmit: async (values) => {
      try {
        await callEndpoint(askThePharmacist, { level: 'member', body: values });
        dropDraft(user.id);
        showBanner({ message: messages.questionThanks, type: 'success', durationInMs: durations.thankYou });
      } catch {
        // A failure closes the dialogue silently. The draft is kept for the next opening.
      }
      onClose();
    },
  });
  const { name, question } = form.values;
  const { dirty, saving } = form;
  useEffect(() => {
    if (dirty && !saving) saveDraft(user.id, { name, question });
  }, [user.id, name, question, dirty, saving]);
  return (
    <Form form={form} submitLabel="Send question" guarded={false} onCancel={onClose}>
      <p className={c.lead}>Ask about medicines, a service or your learning. The answer comes to {user.email}.</p>
      <p className={c.warning}>
        <IconAlertTriangle size={20} stroke={1.75} aria-hidden />
        <span>
          <b>Do not write patient details.</b> No names, dates of birth, NHS numbers or anything else that tells who a
          patient is. For an urgent question about a patient, speak to your responsible pharmacist.
        </span>
      </p>
      <TextField field={form.field('name')} autoComplete="name" />
      <TextAreaField field={form.field('question')} rows={6} hint="At most 512 characters." />
    </Form>
  );
}
