import { type Body, commandOf } from '@doselore/contract';
import { createVenue } from '@doselore/contract/venues';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { callEndpoint } from '../../../platform/api/index.ts';
import { useArea } from '../../../platform/area/index.ts';
import { showBanner } from '../../../platform/banner/index.ts';
import { Form } from '../../../ui/form/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { readVenueSearch } from './new-venue-address.ts';
import { VenueFields } from './parts/venue-fields.tsx';
import { useVenueForm } from './use-venue-form.ts';
import { refreshVenues } from './venues.queries.ts';

type Fields = Body<typeof createVenue>;

export function NewVenueScreen() {
  const { to } = useArea();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [search] = useSearchParams();
  const { initial, back } = readVenueSearch(search);
  const create = async (fields: Fields) => {
    const { id } = await callEndpoint(createVenue, { body: commandOf(fields) });
    showBanner({ message: `${fields.name} created`, type: 'success' });
    await refreshVenues(client);
    await navigate(back === undefined ? to('venues') : `${back}?venue=${id}`);
  };
  const form = useVenueForm({ initial, onSave: create });
  return (
    <Page width="form">
      <Form form={form} submitLabel="Create venue" cancelTo={back ?? to('venues')}>
        <VenueFields form={form} />
      </Form>
    </Page>
  );
}
