import type { Trainer } from '@doselore/contract/trainers';
import { useQuery } from '@tanstack/react-query';
import { Page } from '../../../ui/page/index.ts';
import { QueryView } from '../../../ui/states/index.ts';
import { availabilityQuery } from './availability.queries.ts';
import { HoursForm } from './parts/hours-form.tsx';
import { TrainerPage } from './parts/trainer-page.tsx';

function Hours({ trainerUserId }: { trainerUserId: number | undefined }) {
  const query = useQuery(availabilityQuery(trainerUserId));
  return (
    <QueryView query={query} errorTitle="The availability could not be loaded">
      {(shown) => <HoursForm shown={shown} trainerUserId={trainerUserId} />}
    </QueryView>
  );
}

function HoursOf({ trainer }: { trainer: Trainer }) {
  return <Hours trainerUserId={trainer.id} />;
}

export function AvailabilityScreen() {
  return <TrainerPage hasHours>{(trainer) => <HoursOf trainer={trainer} />}</TrainerPage>;
}

export function OwnAvailabilityScreen() {
  return (
    <Page lead="Hours in which you can lead sessions. Times are UK local times.">
      <Hours trainerUserId={undefined} />
    </Page>
  );
}
