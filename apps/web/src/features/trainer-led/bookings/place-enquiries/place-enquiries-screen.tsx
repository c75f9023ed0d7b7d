import { type EnquiryStage, enquiryStages } from '@doselore/contract/bookings';
import { Button, NativeSelect } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useArea } from '../../../../platform/area/index.ts';
import { usePlaceNames } from '../../../../platform/places/index.ts';
import { usePlace } from '../../../../platform/routes/index.ts';
import { Page } from '../../../../ui/page/index.ts';
import { DataTable, useListState } from '../../../../ui/table/index.ts';
import { placeEnquiriesQuery } from '../bookings.queries.ts';
import { BookingsOffPanel, useBookingsOn } from '../bookings-off.tsx';
import { unitName } from '../pairs.ts';
import { enquiryColumns } from './enquiry-columns.tsx';

const stageWords: Record<EnquiryStage, string> = {
  open: 'Open',
  waiting: 'Waiting for you',
  ended: 'Ended',
  all: 'All',
};
const stages = enquiryStages.map((value) => ({ value, label: stageWords[value] }));

function EnquiriesTable({ newLink }: { newLink: React.ReactNode }) {
  const { level } = useArea();
  const { groupId, subgroupId, here, isService } = usePlace();
  const list = useListState({ sort: '-created_at' });
  const stage = enquiryStages.find((known) => known === list.filter('stage')) ?? 'open';
  const sheet = placeEnquiriesQuery({ level, params: { groupId, subgroupId }, query: { ...list.query, stage } });
  return (
    <DataTable
      label="Booking enquiries"
      what="enquiries"
      columns={enquiryColumns(here, isService)}
      list={list}
      query={useQuery(sheet)}
      onExport={sheet.download}
      rowKey={(row) => `${row.kind} ${row.id}`}
      rowName={unitName}
      search={{ label: 'Search enquiries', placeholder: 'Course, service or organiser' }}
      filters={
        <NativeSelect
          size="sm"
          aria-label="State"
          data={stages}
          value={stage}
          onChange={({ currentTarget: { value } }) => list.set({ stage: value === 'open' ? '' : value })}
        />
      }
      empty={{
        title: 'No open enquiries',
        message: isService
          ? 'Training that your organisation asks for on behalf of this service appears here.'
          : 'An enquiry says which course you want, for how many people, and which days suit. We find the trainer.',
        action: newLink,
      }}
    />
  );
}

/** Training that an organisation or a service asks for, with what happens next. */
export function PlaceEnquiriesScreen() {
  const { can } = useArea();
  const { here, isService } = usePlace();
  const { name, names } = usePlaceNames();
  const isOn = useBookingsOn();
  const mayEnquire = isOn && !isService && can('bookings.enquire');
  return (
    <Page
      context={name}
      names={names}
      lead={
        isService
          ? 'Training asked for on behalf of this service, from the enquiry to the scheduled course.'
          : 'Training that you ask for, from the enquiry to the scheduled course.'
      }
      actions={
        mayEnquire && (
          <Button component={Link} to={here('new-booking-enquiry')} leftSection={<IconPlus size={18} aria-hidden />}>
            New enquiry
          </Button>
        )
      }
    >
      {isOn ? (
        <EnquiriesTable newLink={mayEnquire && <Link to={here('new-booking-enquiry')}>Ask for training</Link>} />
      ) : (
        <BookingsOffPanel />
      )}
    </Page>
  );
}
