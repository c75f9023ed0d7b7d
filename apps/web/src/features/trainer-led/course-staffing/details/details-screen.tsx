import { equipmentWords } from '@doselore/contract/venues';
import { type CourseDetails, getCourseDetails } from '@doselore/contract/virtual-groups';
import { Button, Stack } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { usePlace } from '../../../../platform/routes/index.ts';
import { formatList } from '../../../../ui/formats/index.ts';
import { Card, EmailLink, type Fact, Facts } from '../../../../ui/layout/index.ts';
import { MapLink } from '../../../../ui/map-link/index.ts';
import { Page } from '../../../../ui/page/index.ts';
import { QueryView } from '../../../../ui/states/index.ts';
import { SessionFacts, TrainerJoining, useVirtualGroup } from '../../virtual-groups/index.ts';
import { StaffingNotices } from '../staffing-notices.tsx';
import { virtualGroups } from './details.queries.ts';

type Venue = NonNullable<CourseDetails['venue']>;

/** Person at the venue, with phone and email, as far as they are known. */
function contactFacts({ contact: { name, phone, email } }: Venue): Fact[] {
  return [
    ...(name === null ? [] : [{ label: 'Contact at the venue', value: name }]),
    ...(phone === null
      ? []
      : [{ label: 'Phone of the venue', value: <a href={`tel:${phone.replace(/[^+\d]/gu, '')}`}>{phone}</a> }]),
    ...(email === null ? [] : [{ label: 'Email of the venue', value: <EmailLink email={email} /> }]),
  ];
}

function venueFacts(venue: Venue): Fact[] {
  const { equipment, access_notes: notes } = venue;
  return [
    { label: 'Venue', value: venue.name },
    {
      label: 'Address',
      value: (
        <>
          {venue.address} <MapLink address={venue.address} />
        </>
      ),
    },
    { label: 'Access', value: notes === '' ? 'No notes' : notes },
    {
      label: 'Equipment',
      value: equipment.length === 0 ? 'None recorded' : formatList(equipment.map((piece) => equipmentWords[piece])),
    },
    { label: 'Room for', value: `${venue.capacity} people` },
    ...contactFacts(venue),
  ];
}

function placeFacts({ venue, room, meeting, organiser }: CourseDetails): Fact[] {
  return [
    ...(venue === null ? [] : venueFacts(venue)),
    ...(room === null ? [] : [{ label: venue === null ? 'Place' : 'Room', value: room }]),
    ...(meeting === null ? [] : [{ label: 'Meeting', value: meeting.account ?? 'A link that a site admin typed' }]),
    ...(organiser === null ? [] : [{ label: 'Organiser', value: organiser.name }]),
    ...(organiser === null ? [] : [{ label: 'Email of the organiser', value: <EmailLink email={organiser.email} /> }]),
  ];
}

/** One Pharmacist-led Course for those who run it: its facts, how to get there and whom to call. */
export function DetailsScreen() {
  const { level, virtualGroupId, query, title, names } = useVirtualGroup();
  const { here } = usePlace();
  const details = useQuery(virtualGroups.one(getCourseDetails, { level, params: { virtualGroupId } }));
  return (
    <Page
      context={title}
      names={names}
      lead={title}
      actions={
        <Button component={Link} to={here('delegates')} leftSection={<IconUsers size={18} aria-hidden />}>
          Delegates
        </Button>
      }
    >
      <QueryView query={query}>
        {(detail) => (
          <Stack gap="lg">
            <StaffingNotices detail={detail} />
            <TrainerJoining detail={detail} />
            <SessionFacts detail={detail} />
            <QueryView query={details}>
              {(found) => {
                const facts = placeFacts(found);
                return (
                  <Card title={found.meeting === null ? 'Place and people' : 'Meeting and people'}>
                    {facts.length === 0 ? <p>No place is set yet.</p> : <Facts facts={facts} />}
                  </Card>
                );
              }}
            </QueryView>
          </Stack>
        )}
      </QueryView>
    </Page>
  );
}
