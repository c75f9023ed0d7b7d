import { askOrganiser, type ProjectRequest } from '@doselore/contract/bookings';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { showBanner } from '../../../../platform/banner/index.ts';
import { Form, FormDialogue, useForm } from '../../../../ui/form/index.ts';
import { refreshBookings } from '../bookings.queries.ts';
import { noVenues, sentVenues, useMissingVenues, VenueFields, venueLabels } from '../manage/venue-field.tsx';
import { daysInWords } from './days-in-words.ts';

type Ids = { projectId: number; projectRequestId: number };
type Props = { request: ProjectRequest; ids: Ids; options: number };

function AskForm({ request, ids, options, onClose }: Props & { onClose: () => void }) {
  const client = useQueryClient();
  const missing = useMissingVenues(request);
  const form = useForm({
    initial: noVenues,
    labels: venueLabels(request),
    rules: {
      venueId: [(text) => (text === '' && missing.first ? 'Choose a venue' : undefined)],
      secondVenueId: [(text) => (text === '' && missing.second ? 'Choose a venue' : undefined)],
    },
    onSubmit: async (chosen) => {
      await callEndpoint(askOrganiser, { params: ids, body: sentVenues(chosen) });
      showBanner({ message: 'The organiser has been asked', type: 'success' });
      await refreshBookings(client);
    },
  });
  return (
    <Form form={form} submitLabel="Ask organiser" onCancel={onClose} onDone={onClose} guarded={false}>
      <p>
        {!missing.any && daysInWords(options)} The organiser gets an email with the days, and books one of the starts.
        Nothing is held until then.
      </p>
      <VenueFields request={request} missing={missing} field={form.field} />
    </Form>
  );
}

/** Button that asks the organiser of a request to choose a date. */
export function AskOrganiser(props: Props) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const missing = useMissingVenues(props.request);
  const isPossible = props.options > 0 || missing.any;
  return (
    <>
      <Button disabled={!isPossible} onClick={() => setOpen(true)}>
        Ask organiser
      </Button>
      <FormDialogue
        opened={isOpen}
        onClose={close}
        title="Ask the organiser to choose?"
        about={`project request ${props.request.id}`}
      >
        <AskForm {...props} onClose={close} />
      </FormDialogue>
    </>
  );
}
