import { commandOf } from '@doselore/contract';
import {
  type PlaceEnquiryDetail,
  suggestTimes,
  wishedDaysField,
  wishedDaysProblem,
  wishedDayTexts,
} from '@doselore/contract/bookings';
import { Button } from '@mantine/core';
import { IconCalendarPlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { showBanner } from '../../../../platform/banner/index.ts';
import { usePlace } from '../../../../platform/routes/index.ts';
import { Form, FormDialogue, useRecordForm } from '../../../../ui/form/index.ts';
import { refreshBookings } from '../bookings.queries.ts';
import { anotherDay, WishedDaysField } from './wished-days-field.tsx';

type Props = { enquiry: PlaceEnquiryDetail };

function SuggestForm({ enquiry, onClose }: Props & { onClose: () => void }) {
  const { groupId } = usePlace();
  const client = useQueryClient();
  const form = useRecordForm({
    fields: wishedDaysField,
    initial: { days: wishedDayTexts.textOf([anotherDay([])]) },
    rules: { days: [(text) => wishedDaysProblem(text, enquiry.minutes)] },
    onSave: async ({ days }, _base, idempotencyKey) => {
      const params = { groupId, projectRequestId: enquiry.id };
      await callEndpoint(suggestTimes, { params, body: commandOf({ days, idempotencyKey }) });
      showBanner({ message: 'Days suggested', type: 'success' });
      await refreshBookings(client);
    },
  });
  return (
    <Form form={form} submitLabel="Suggest days" onCancel={onClose} onDone={onClose} guarded={false}>
      <p>Site admins are notified, and can ask trainers about these days too.</p>
      <WishedDaysField field={form.field('days')} />
    </Form>
  );
}

/** Button that suggests more days for a request. */
export function SuggestDays({ enquiry }: Props) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="default" leftSection={<IconCalendarPlus size={18} aria-hidden />} onClick={() => setOpen(true)}>
        Suggest days
      </Button>
      <FormDialogue opened={isOpen} onClose={close} title="Suggest more days" about={`request ${enquiry.id}`}>
        <SuggestForm enquiry={enquiry} onClose={close} />
      </FormDialogue>
    </>
  );
}
