import { commandOf } from '@doselore/contract';
import { createEnquiry, type EnquiryChoices } from '@doselore/contract/bookings';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { showBanner } from '../../../../platform/banner/index.ts';
import { usePlaceNames } from '../../../../platform/places/index.ts';
import { usePlace } from '../../../../platform/routes/index.ts';
import { useSession } from '../../../../platform/session/index.ts';
import { Form, FormSection, NumberField, SelectField, TextAreaField } from '../../../../ui/form/index.ts';
import { formatLongDay } from '../../../../ui/formats/index.ts';
import { Page } from '../../../../ui/page/index.ts';
import { QueryView } from '../../../../ui/states/index.ts';
import { enquiryChoicesQuery, refreshBookings } from '../bookings.queries.ts';
import { BookingsOffPanel, useBookingsOn } from '../bookings-off.tsx';
import { EnquiryPlaceFields } from './enquiry-place-fields.tsx';
import { isOnline, useEnquiryForm } from './new-enquiry-form.ts';
import { WishedDaysField } from './wished-days-field.tsx';

const optionsOf = (rows: readonly { id: number; name: string }[]) =>
  rows.map(({ id, name }) => ({ value: String(id), label: name }));
const dayInWords = (day: string) => formatLongDay(`${day}T00:00:00.000Z`);

function EnquiryForm({ choices }: { choices: EnquiryChoices }) {
  const { groupId, here } = usePlace();
  const client = useQueryClient();
  const navigate = useNavigate();
  const ownId = useSession().user?.id ?? 0;
  const form = useEnquiryForm({
    choices,
    ownId,
    onSave: async (fields, idempotencyKey) => {
      const body = commandOf({ ...fields, idempotencyKey });
      const { id } = await callEndpoint(createEnquiry, { params: { groupId }, body });
      showBanner({ message: 'Enquiry sent. We ask trainers next.', type: 'success' });
      await refreshBookings(client);
      await navigate(here('booking-enquiry', { projectRequestId: id }));
    },
  });
  const online = isOnline(choices, form.values.product_id);
  return (
    <Form form={form} submitLabel="Send enquiry" cancelTo={here('booking-enquiries')}>
      <FormSection title="What do you need?">
        <SelectField
          field={form.field('product_id')}
          options={choices.products.map(({ id, name, is_virtual: virtual }) => ({
            ...{ value: String(id), label: `${name} (${virtual ? 'online' : 'face to face'})` },
          }))}
          placeholder="Choose a course"
        />
      </FormSection>
      <FormSection title="How many people, and how long?">
        <NumberField field={form.field('delegates')} hint="The places of the course." />
        <NumberField field={form.field('minutes')} hint="From 30 to 720." />
      </FormSection>
      <FormSection title="Who is it for?">
        {choices.services.length > 0 && (
          <SelectField
            field={form.field('subgroup_id')}
            options={optionsOf(choices.services)}
            placeholder="The whole organisation"
            optional
            hint="Admins of the service then see the enquiry too."
          />
        )}
        <SelectField
          field={form.field('organiser_user_id')}
          options={optionsOf(choices.organisers)}
          placeholder="Choose an organiser"
          hint="Chooses the date when trainers are found."
        />
      </FormSection>
      <FormSection title="When?">
        <WishedDaysField
          field={form.field('days')}
          hint={`From ${dayInWords(choices.first_day)} to ${dayInWords(choices.last_day)}. More days make it easier to find a trainer.`}
        />
      </FormSection>
      {online !== undefined && (
        <FormSection title="Where?">
          {online ? (
            <p>This course is online. Delegates get the link to the meeting with their invitation.</p>
          ) : (
            <EnquiryPlaceFields form={form} choices={choices} />
          )}
        </FormSection>
      )}
      <TextAreaField
        field={form.field('enquiry')}
        rows={3}
        optional
        hint="For example parking, or equipment you have."
      />
    </Form>
  );
}

/** Asks for training: five questions on one page. */
export function NewEnquiryScreen() {
  const { groupId } = usePlace();
  const { name, names } = usePlaceNames();
  const isOn = useBookingsOn();
  const query = useQuery({ ...enquiryChoicesQuery(groupId), enabled: isOn });
  return (
    <Page
      width="form"
      context={name}
      names={names}
      lead="We find a trainer for one of your days, then you choose the time. Nothing is booked yet."
    >
      {isOn ? (
        <QueryView query={query} errorTitle="The courses could not be loaded">
          {(choices) => <EnquiryForm choices={choices} />}
        </QueryView>
      ) : (
        <BookingsOffPanel />
      )}
    </Page>
  );
}
