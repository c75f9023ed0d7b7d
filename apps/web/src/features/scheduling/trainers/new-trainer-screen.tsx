import { type Body, commandOf } from '@doselore/contract';
import { createTrainer } from '@doselore/contract/trainers';
import { identityFields } from '@doselore/contract/users';
import { Button, Stack } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { callEndpoint } from '../../../platform/api/index.ts';
import { useArea } from '../../../platform/area/index.ts';
import { showBanner } from '../../../platform/banner/index.ts';
import { Form, useRecordForm } from '../../../ui/form/index.ts';
import { Card } from '../../../ui/layout/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { PersonPicker } from '../../people/users/index.ts';
import { IdentityFields } from '../../people/users/person-form/index.ts';
import { TrainerFields } from './parts/trainer-fields.tsx';
import { refreshTrainers } from './trainers.queries.ts';
import { useTrainerForm } from './use-trainer-form.ts';

type NewTrainer = Body<typeof createTrainer>;

type Person = Pick<NewTrainer, 'userId' | 'first_name' | 'last_name' | 'email'>;

function ProfileForm({ person }: { person: Person }) {
  const { to } = useArea();
  const navigate = useNavigate();
  const client = useQueryClient();
  const form = useTrainerForm({
    onSave: async (fields) => {
      const { id } = await callEndpoint(createTrainer, { body: commandOf({ ...person, ...fields }) });
      showBanner({ message: 'Trainer created. Enter the courses, then activate the trainer', type: 'success' });
      await refreshTrainers(client);
      await navigate(to('trainer-courses', { trainerUserId: id }));
    },
  });
  return (
    <Form form={form} submitLabel="Create trainer" cancelTo={to('trainers')}>
      <TrainerFields form={form} />
    </Form>
  );
}

function NewPersonForm({ onDone }: { onDone: (person: Person) => void }) {
  const form = useRecordForm({
    fields: identityFields,
    onSave: async (identity) => onDone({ userId: null, ...identity }),
  });
  return (
    <Card title="New account">
      <Form form={form} submitLabel="Continue" guarded={false}>
        <IdentityFields form={form} emailHint="The invitation goes there" />
      </Form>
    </Card>
  );
}

/** Makes a trainer: first the person, then the profile. */
export function NewTrainerScreen() {
  const [person, setPerson] = useState<Person>();
  const [isNew, setNew] = useState(false);
  const choose = (userId: number | null) =>
    setPerson(userId === null ? undefined : { userId, first_name: null, last_name: null, email: null });
  return (
    <Page width="form" lead="Choose a person who has an account, or invite a new person.">
      <Stack gap="lg">
        {person?.userId === null ? (
          <Card title={`${person.first_name} ${person.last_name}`}>
            <p className="muted">{person.email}</p>
            <Button variant="default" size="sm" onClick={() => setPerson(undefined)}>
              Choose another person
            </Button>
          </Card>
        ) : (
          !isNew && (
            <PersonPicker
              title="Person"
              hint="Name or email address, in any organisation"
              chosen={person?.userId ?? null}
              onChoose={choose}
            />
          )
        )}
        {person === undefined && isNew && <NewPersonForm onDone={setPerson} />}
        {person === undefined && (
          <div>
            <Button variant="default" onClick={() => setNew(!isNew)}>
              {isNew ? 'Find a person with an account' : 'Invite a new person'}
            </Button>
          </div>
        )}
        {person !== undefined && <ProfileForm person={person} />}
      </Stack>
    </Page>
  );
}
