import { canChangeEnquiry, cancelEnquiry, type PlaceEnquiryDetail } from '@doselore/contract/bookings';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { useArea } from '../../../../platform/area/index.ts';
import { showBanner } from '../../../../platform/banner/index.ts';
import { usePlaceNames } from '../../../../platform/places/index.ts';
import { usePlace, useRouteId } from '../../../../platform/routes/index.ts';
import { Page } from '../../../../ui/page/index.ts';
import { QueryView } from '../../../../ui/states/index.ts';
import { placeEnquiryQuery, refreshBookings } from '../bookings.queries.ts';
import { BookingsOffPanel, useBookingsOn } from '../bookings-off.tsx';
import { unitName } from '../pairs.ts';
import { ReasonButton } from '../reason-button.tsx';
import { EnquiryParts } from './enquiry-parts.tsx';
import { EnquiryTag, nextInWords } from './enquiry-words.tsx';
import { StayNotice } from './stay-notice.tsx';
import { SuggestDays } from './suggest-days.tsx';

/** What an admin can do with a request: choose a start that is offered, suggest days, or cancel it. */
function Actions({ enquiry }: { enquiry: PlaceEnquiryDetail }) {
  const { can } = useArea();
  const { groupId, isService, here } = usePlace();
  const client = useQueryClient();
  const mayChange = !isService && can('bookings.enquire') && canChangeEnquiry(enquiry.state);
  const cancel = async (reason: string, idempotencyKey: string) => {
    const params = { groupId, projectRequestId: enquiry.id };
    await callEndpoint(cancelEnquiry, { params, body: { reason, idempotencyKey } });
    showBanner({ message: 'Enquiry cancelled', type: 'success' });
    await refreshBookings(client);
  };
  return (
    <>
      {mayChange && (
        <>
          <ReasonButton
            label="Cancel enquiry"
            name={unitName(enquiry)}
            title={`Cancel ${unitName(enquiry)}?`}
            about={`request ${enquiry.id}`}
            onReason={cancel}
          >
            <p>Site admins, and trainers who were asked, are notified. You can send a new enquiry later.</p>
          </ReasonButton>
          <SuggestDays enquiry={enquiry} />
        </>
      )}
      {enquiry.state === 'awaiting_organiser' && (
        <Button
          component={Link}
          to={
            enquiry.other === null
              ? here('book-enquiry', { projectRequestId: enquiry.id })
              : here('book-two-in-one', { twoInOneDayId: enquiry.other.two_in_one_day_id })
          }
        >
          Choose a date
        </Button>
      )}
    </>
  );
}

/** One request of an organisation: what happens next, its days, what was asked for, and its history. */
export function EnquiryDetailsScreen() {
  const { level } = useArea();
  const { groupId, subgroupId } = usePlace();
  const { name, names } = usePlaceNames();
  const projectRequestId = useRouteId('projectRequestId') ?? 0;
  const isOn = useBookingsOn();
  const query = useQuery({
    ...placeEnquiryQuery({ level, params: { groupId, subgroupId, projectRequestId } }),
    enabled: isOn,
  });
  const data = isOn ? query.data : undefined;
  return (
    <Page
      record={data && unitName(data)}
      context={name}
      names={{ ...names, projectRequestId: data && unitName(data) }}
      lead={
        data && (
          <>
            <EnquiryTag state={data.state} /> {nextInWords(data)}
          </>
        )
      }
      actions={data && <Actions enquiry={data} />}
    >
      {isOn ? (
        <QueryView query={query} errorTitle="This enquiry could not be loaded">
          {(enquiry) => (
            <>
              <StayNotice {...enquiry} />
              <EnquiryParts enquiry={enquiry} />
            </>
          )}
        </QueryView>
      ) : (
        <BookingsOffPanel />
      )}
    </Page>
  );
}
