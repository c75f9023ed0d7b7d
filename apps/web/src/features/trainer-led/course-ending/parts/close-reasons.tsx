import { limits } from '@doselore/contract';
import type { ClosePreview } from '@doselore/contract/course-ending';
import { useState } from 'react';
import { Form, maxText, requiredAs, TextField, useForm } from '../../../../ui/form/index.ts';
import { Card } from '../../../../ui/layout/index.ts';
import type { Closing } from './close-answers.tsx';

type Props = {
  preview: ClosePreview;
  kept: Closing | undefined;
  isEarly: boolean;
  onCheck: (closing: Closing) => void;
};

const nameOf = (id: number) => `waiver${id}`;

/** Reasons why people who attended get no licence, and why the course is closed before the assessment has ended. */
export function CloseReasons({ preview, kept, isEarly, onCheck }: Props) {
  const people = preview.without_licence;
  const [initial] = useState(() => ({
    ...Object.fromEntries(
      people.map(({ id }) => [nameOf(id), kept?.waivers.find(({ userId }) => userId === id)?.reason ?? '']),
    ),
    ...(isEarly && { reason: kept?.reason ?? '' }),
  }));
  const reason = 'Enter why the course is closed before the assessment has ended';
  const form = useForm<Record<string, string>>({
    initial,
    labels: {
      ...Object.fromEntries(people.map(({ id, name }) => [nameOf(id), `Why ${name} needs no licence`])),
      ...(isEarly && { reason: 'Why it is closed early' }),
    },
    rules: {
      ...Object.fromEntries(
        people.map(({ id, name }) => [
          nameOf(id),
          [requiredAs(`Enter why ${name} needs no licence`), maxText(limits.name)],
        ]),
      ),
      ...(isEarly && { reason: [requiredAs(reason), maxText(limits.name)] }),
    },
    onSubmit: async (values) =>
      onCheck({
        waivers: people.map(({ id }) => ({ userId: id, reason: (values[nameOf(id)] ?? '').trim() })),
        force: isEarly ? 1 : 0,
        reason: (values.reason ?? '').trim(),
      }),
  });
  return (
    <Card title={people.length > 0 ? 'Attended without a licence' : 'Close before the assessment has ended'}>
      {people.length > 0 && <p className="muted">Issue licences to them, or enter why each of them needs none.</p>}
      <Form form={form} submitLabel="Check before closing" guarded={false}>
        {people.map(({ id }) => (
          <TextField key={id} field={form.field(nameOf(id))} autoComplete="off" />
        ))}
        {isEarly && <TextField field={form.field('reason')} autoComplete="off" />}
      </Form>
    </Card>
  );
}
