import { commandOf } from '@doselore/contract';
import { changeTrainer, type Trainer } from '@doselore/contract/trainers';
import { useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../platform/api/index.ts';
import { useArea } from '../../../platform/area/index.ts';
import { showBanner } from '../../../platform/banner/index.ts';
import { fullName } from '../../../platform/session/index.ts';
import { Form } from '../../../ui/form/index.ts';
import { TrainerFields } from './parts/trainer-fields.tsx';
import { TrainerPage } from './parts/trainer-page.tsx';
import { refreshTrainers } from './trainers.queries.ts';
import { recordOf, useTrainerForm } from './use-trainer-form.ts';

function ProfileForm({ trainer }: { trainer: Trainer }) {
  const { to } = useArea();
  const client = useQueryClient();
  const form = useTrainerForm({
    record: recordOf(trainer),
    onSave: async (fields, baseValues) => {
      const saved = await callEndpoint(changeTrainer, {
        params: { trainerUserId: trainer.id },
        body: commandOf({ ...fields, baseValues }),
      });
      showBanner({ message: `${fullName(trainer)} saved`, type: 'success' });
      await refreshTrainers(client);
      return saved;
    },
  });
  return (
    <Form form={form} submitLabel="Save profile" cancelTo={to('trainers')}>
      <TrainerFields form={form} />
    </Form>
  );
}

export function EditTrainerScreen() {
  return <TrainerPage width="form">{(trainer) => <ProfileForm key={trainer.id} trainer={trainer} />}</TrainerPage>;
}
