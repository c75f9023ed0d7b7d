import { equipmentWords } from '@doselore/contract/venues';
import { type CourseDetails, getCourseDetails } from '@doselore/contract/virtual-groups';
import { useQuery } from '@tanstack/react-query';
import { useArea } from '../../../../platform/area/index.ts';
import { formatList, phoneAddress } from '../../../../ui/formats/index.ts';
import { Card, EmailLink, type Fact, Facts } from '../../../../ui/layout/index.ts';
import { MapLink } from '../../../../ui/map-link/index.ts';
import { QueryView } from '../../../../ui/states/index.ts';
import { virtualGroups } from '../course-pages.queries.ts';

type Venue = NonNullable<CourseDetails['venue']>;

/** Person at the venue, with phone and email, as far as they are known. */
function contactFacts({ contact: { name, phone, email } }: Venue): Fact[] {
  return [
    ...(name === null ? [] : [{ label: 'Contact at the venue', value: name }]),
    ...(phone === null ? [] : [{ label: 'Phone of the venue', value: <a href={phoneAddress(phone)}>{phone}</a> }]),
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
    ...(meeting === null ? [] : [{ label: 'Meeting', value: meeting.account ?? 'A link that a site admin entered' }]),
    ...(organiser === null ? [] : [{ label: 'Organiser', value: organiser.name }]),
    ...(organiser === null ? [] : [{ label: 'Email of the organiser', value: <EmailLink email={organiser.email} /> }]),
  ];
}

/** Returns whether a course has only a typed place. The head of the page names it already. */
const isNamedInHead = ({ venue, room, meeting, organiser }: CourseDetails): boolean =>
  venue === null && meeting === null && organiser === null && room !== null;

/** Place or meeting of a course with the contacts at the venue and the organiser, for trainers and admins. */
export function PlaceCard({ virtualGroupId }: { virtualGroupId: number }) {
  const { level } = useArea();
  const query = useQuery(virtualGroups.one(getCourseDetails, { level, params: { virtualGroupId } }));
  if (query.data !== undefined && isNamedInHead(query.data)) return null;
  return (
    <Card title={query.data?.meeting == null ? 'Place and people' : 'Meeting and people'}>
      <QueryView query={query} errorTitle="The place could not be loaded">
        {(found) => {
          const facts = placeFacts(found);
          return facts.length === 0 ? <p>No place is set yet.</p> : <Facts facts={facts} />;
        }}
      </QueryView>
    </Card>
  );
}
