import { limits, plural } from '@doselore/contract';
import { type CourseMessages, messagesPerDay } from '@doselore/contract/course-messages';
import { Button } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showBanner } from '../../../platform/banner/index.ts';
import { Form, FormDialogue, maxText, requiredAs, TextAreaField, useForm } from '../../../ui/form/index.ts';
import { formatNumber } from '../../../ui/formats/index.ts';
import { useCourseAt } from '../virtual-groups/index.ts';
import { messagesQuery, sendMessage } from './messages.queries.ts';

type Props = { title: string; messages: CourseMessages };

const people = (count: number) => `${formatNumber(count)} ${plural(count, 'delegate', 'delegates')}`;

function MessageForm({ messages: { recipients }, onClose }: Props & { onClose: () => void }) {
  const { level, at } = useCourseAt();
  const client = useQueryClient();
  const form = useForm({
    initial: { body: '' },
    labels: { body: 'Message' },
    rules: { body: [requiredAs('Enter the message'), maxText(limits.text)] },
    onSubmit: async ({ body }, _base, idempotencyKey) => {
      const sent = await sendMessage(level, at, { body: body.trim(), idempotencyKey });
      client.setQueryData(messagesQuery(level, at).queryKey, sent);
      showBanner({ message: `Message sent to ${people(sent.rows[0]?.recipients ?? 0)}`, type: 'success' });
    },
  });
  return (
    <>
      <p>
        {people(recipients)} get it by email with your name, and see it on the page of the course. People on the waiting
        list do not. Delegates can get {messagesPerDay} messages in 24 hours.
      </p>
      <Form form={form} submitLabel="Send message" onCancel={onClose} onDone={onClose} guarded={false}>
        <TextAreaField
          field={form.field('body')}
          rows={8}
          maxLength={limits.text}
          hint="Plain text. Do not name patients."
        />
      </Form>
    </>
  );
}

/** Opens the dialogue in which a message to all delegates is written. What was typed stays when sending fails. */
export function WriteToDelegates(props: Props) {
  const { virtualGroupId } = useCourseAt();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="default" leftSection={<IconMail size={18} aria-hidden />} onClick={() => setOpen(true)}>
        Write to delegates
      </Button>
      <FormDialogue
        opened={isOpen}
        title={`Write to the delegates of ${props.title}`}
        about={`messages of course ${virtualGroupId}`}
        onClose={close}
      >
        <MessageForm {...props} onClose={close} />
      </FormDialogue>
    </>
  );
}
