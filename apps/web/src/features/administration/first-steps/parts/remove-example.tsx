import { plural } from '@doselore/contract';
import {
  type ExampleObstacle,
  type ExampleObstacleKind,
  type ExampleRemoval,
  removeExampleData,
} from '@doselore/contract/first-steps';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { useArea } from '../../../../platform/area/index.ts';
import { showBanner } from '../../../../platform/banner/index.ts';
import { CheckboxField, Form, FormDialogue, useForm } from '../../../../ui/form/index.ts';
import { QueryView } from '../../../../ui/states/index.ts';
import { removalQuery } from '../first-steps.queries.ts';
import c from './first-steps.module.css';

type Props = { onClose: () => void; onRemoved: () => Promise<void> };

const todo: Record<ExampleObstacleKind, (name: string) => string> = {
  member: (name) => `${name} is a member. Archive this member, or add them to your own organisation first.`,
  admin: (name) => `${name} is an admin. Remove this admin.`,
  elsewhere: (name) => `${name} is a member of another organisation too. Archive that membership.`,
  service: (name) => `${name} is a service that you added. Archive it.`,
  course: (name) => `${name} is an open Pharmacist-led Course. Close or cancel it.`,
};

function Obstacles({
  group,
  obstacles,
  onClose,
}: Pick<ExampleRemoval, 'group' | 'obstacles'> & Pick<Props, 'onClose'>) {
  const { to } = useArea();
  return (
    <div className={c.dialogue}>
      <p>Records of your own depend on the example data, so nothing was removed. Do this first:</p>
      <ul>
        {obstacles.map(({ kind, name }: ExampleObstacle) => (
          <li key={`${kind} ${name}`}>{todo[kind](name)}</li>
        ))}
      </ul>
      <div className={c.buttons}>
        {group !== null && (
          <Button component={Link} to={to('members', { groupId: group.id })} onClick={onClose}>
            Open {group.name}
          </Button>
        )}
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
      </div>
    </div>
  );
}

function RemoveForm({ removal, onClose, onRemoved }: Props & { removal: ExampleRemoval }) {
  const { licences, keeps_course: keepsCourse, group } = removal;
  const form = useForm({
    initial: { writesOff: false },
    labels: {
      writesOff: `Write off ${licences} ${plural(licences, 'licence', 'licences')} that ${plural(licences, 'was', 'were')} bought besides the example`,
    },
    rules: { writesOff: [(agreed: boolean) => (agreed || licences === 0 ? undefined : 'Agree, or keep the example')] },
    onSubmit: async ({ writesOff }) => {
      await callEndpoint(removeExampleData, { body: { writesOff } });
      showBanner({ message: 'Example data removed', type: 'success' });
      await onRemoved();
    },
  });
  return (
    <div className={c.dialogue}>
      <p>This cannot be undone. Nothing of your own is changed.</p>
      <ul>
        <li>The people are erased. Their certificate is withdrawn, and its record keeps the invented name.</li>
        <li>Licences that nobody has used are written off.</li>
        <li>
          {group?.name ?? 'The organisation'} {keepsCourse ? 'is archived.' : 'and the course are archived.'}
          {keepsCourse && ' Other organisations have licences of the course, so it stays.'}
        </li>
        <li>The licence ledger and the audit trail keep their entries: nobody can delete those.</li>
      </ul>
      <Form form={form} submitLabel="Remove example data" onCancel={onClose} onDone={onClose} guarded={false}>
        {licences > 0 && <CheckboxField field={form.field('writesOff')} />}
      </Form>
    </div>
  );
}

function Target(props: Props) {
  const query = useQuery(removalQuery);
  return (
    <QueryView query={query} errorTitle="The preview could not be loaded">
      {(removal) =>
        removal.obstacles.length > 0 ? (
          <Obstacles {...removal} onClose={props.onClose} />
        ) : (
          <RemoveForm {...props} removal={removal} />
        )
      }
    </QueryView>
  );
}

/** Dialogue that removes the example data. Says first what happens, or which records prevent it. */
export function RemoveExample({ opened, ...props }: Props & { opened: boolean }) {
  return (
    <FormDialogue opened={opened} title="Remove the example data?" about="example data" onClose={props.onClose}>
      <Target {...props} />
    </FormDialogue>
  );
}
