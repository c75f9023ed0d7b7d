import { type Body, limits } from '@doselore/contract';
import type { ClosePreview, closeCourse } from '@doselore/contract/virtual-groups';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { useArea } from '../../../platform/area/index.ts';
import { Form, maxText, requiredAs, TextField, useForm } from '../../../ui/form/index.ts';
import { Card, Facts } from '../../../ui/layout/index.ts';
import { closeFacts } from './close-facts.ts';
import c from './register.module.css';

type Waiver = Body<typeof closeCourse>['waivers'][number];
type Props = { preview: ClosePreview; kept: readonly Waiver[]; onCheck: (waivers: Waiver[]) => void };

/** First step of closing a course: what is still missing, and the waivers. */
export function CloseAnswers({ preview, kept, onCheck }: Props) {
  const { to } = useArea();
  const { is_over, unmarked, without_licence, report } = preview;
  const isReady = is_over && unmarked.length === 0;
  return (
    <div className={c.steps}>
      {!is_over && <Card title="The session has not ended">You can close this course after its end.</Card>}
      {unmarked.length > 0 && (
        <Card title="Attendance is missing">
          <ul className={c.people}>
            {unmarked.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
        </Card>
      )}
      {isReady && without_licence.length === 0 && (
        <Card title="Nothing is missing">
          <Facts facts={closeFacts(report)} />
        </Card>
      )}
      {isReady && without_licence.length > 0 && <Waivers people={without_licence} kept={kept} onCheck={onCheck} />}
      <div className={c.buttons}>
        {isReady && without_licence.length === 0 && <Button onClick={() => onCheck([])}>Check before closing</Button>}
        {without_licence.length > 0 && (
          <Button variant="light" component={Link} to={to('issue-after-register')}>
            Issue licences instead
          </Button>
        )}
        <Button variant="default" component={Link} to={to('delegates')}>
          Back to delegates
        </Button>
      </div>
    </div>
  );
}

type WaiverProps = { people: ClosePreview['without_licence']; kept: readonly Waiver[]; onCheck: Props['onCheck'] };

/** Reasons why people who attended get no licence. */
function Waivers({ people, kept, onCheck }: WaiverProps) {
  const nameOf = (id: number) => `waiver${id}`;
  const [initial] = useState(() =>
    Object.fromEntries(people.map(({ id }) => [nameOf(id), kept.find(({ userId }) => userId === id)?.reason ?? ''])),
  );
  const form = useForm({
    initial,
    labels: Object.fromEntries(people.map(({ id, name }) => [nameOf(id), `Why ${name} needs no licence`])),
    rules: Object.fromEntries(
      people.map(({ id, name }) => [
        nameOf(id),
        [requiredAs(`Enter why ${name} needs no licence`), maxText(limits.name)],
      ]),
    ),
    onSubmit: async (values) =>
      onCheck(people.map(({ id }) => ({ userId: id, reason: (values[nameOf(id)] ?? '').trim() }))),
  });
  return (
    <Card title="Attended without a licence">
      <p className="muted">Issue licences to them, or enter why each of them needs none.</p>
      <Form form={form} submitLabel="Check before closing" guarded={false}>
        {people.map(({ id }) => (
          <TextField key={id} field={form.field(nameOf(id))} autoComplete="off" />
        ))}
      </Form>
    </Card>
  );
}
