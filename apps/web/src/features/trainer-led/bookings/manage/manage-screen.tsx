import { hasRequestEnded, type ProjectRequest } from '@doselore/contract/bookings';
import { Button } from '@mantine/core';
import { IconCalendarPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
import { useArea } from '../../../../platform/area/index.ts';
import { useRouteId } from '../../../../platform/routes/index.ts';
import { Card, Facts } from '../../../../ui/layout/index.ts';
import { Page } from '../../../../ui/page/index.ts';
import { QueryView } from '../../../../ui/states/index.ts';
import { AskTrainers } from '../asking/ask-trainers.tsx';
import { EnquiriesPart } from '../asking/enquiries-part.tsx';
import { optionsQuery, requestQuery } from '../bookings.queries.ts';
import { BookingsOff, useBookingsOn } from '../bookings-off.tsx';
import { ConfirmationPart } from '../confirming/confirmation-part.tsx';
import { OrganiserPart } from '../organising/organiser-part.tsx';
import { unitPages } from '../pairs.ts';
import { EnquiryNote } from '../projects/enquiry-note.tsx';
import { RequestTag } from '../projects/project-words.tsx';
import { factsOfRequest } from '../requests/request-facts.ts';
import { DateChoices } from './date-choices.tsx';
import c from './manage.module.css';
import { NextAction, nextInWords } from './next-step.tsx';
import { TrainersOfDate } from './trainers-of-date.tsx';

type Ids = { projectId: number; projectRequestId: number };

/** Dates of a request beside the trainers for one of them. The address names the date. */
function DatesAndTrainers({ request, ids }: { request: ProjectRequest; ids: Ids }) {
  const { to } = useArea();
  const [search, setSearch] = useSearchParams();
  const chosen = Number(search.get('date')) || undefined;
  const query = useQuery({ ...optionsQuery({ ...ids, shown: chosen }), placeholderData: keepPreviousData });
  return (
    <QueryView query={query} errorTitle="The trainers could not be compared">
      {(options) => {
        const date = options.dates.find(({ id }) => id === (chosen ?? options.shown));
        return (
          <div className={c.columns}>
            <div className={c.stack}>
              <Card
                title="Dates"
                actions={
                  <Button
                    component={Link}
                    variant="default"
                    to={unitPages(to, ids.projectId, request).dates}
                    leftSection={<IconCalendarPlus size={18} aria-hidden />}
                  >
                    Change dates
                  </Button>
                }
              >
                {options.dates.length === 0 ? (
                  <p>No dates yet.</p>
                ) : (
                  <DateChoices
                    dates={options.dates}
                    shown={date?.id ?? null}
                    onShow={(id) => setSearch({ date: String(id) }, { replace: true })}
                  />
                )}
              </Card>
              <AskTrainers {...ids} />
            </div>
            {date !== undefined && <TrainersOfDate request={request} options={options} date={date} />}
          </div>
        );
      }}
    </QueryView>
  );
}

/** Returns whether a trainer was asked to confirm a start of a request, or may still be. */
const needsConfirmation = ({ state }: ProjectRequest) => state === 'organiser_booked' || state === 'completed';

type BodyProps = {
  request: ProjectRequest;
  ids: Ids;
  /** What is asked for, instead of the facts of the request. */
  children?: ReactNode;
};

/** Work on a request: confirmations, organiser, dates with their trainers, and who was asked. */
export function RequestBody({ request, ids, children }: BodyProps) {
  const isOpen = useBookingsOn() && !hasRequestEnded(request.state);
  return (
    <>
      <EnquiryNote enquiry={request.enquiry} />
      <div className={c.parts}>
        {needsConfirmation(request) && <ConfirmationPart {...ids} />}
        {request.state !== 'draft' && <OrganiserPart request={request} ids={ids} mayChange={isOpen} />}
        {isOpen && <DatesAndTrainers request={request} ids={ids} />}
        {request.state !== 'draft' && <EnquiriesPart {...ids} />}
        {children ?? (
          <details>
            <summary>What is asked for</summary>
            <Facts facts={factsOfRequest(request)} />
          </details>
        )}
      </div>
    </>
  );
}

/** One request of a project at work: its next step, its dates, and who could take them. */
export function ManageScreen() {
  const ids = { projectId: useRouteId('projectId') ?? 0, projectRequestId: useRouteId('projectRequestId') ?? 0 };
  const query = useQuery(requestQuery(ids));
  const isOn = useBookingsOn();
  const { to } = useArea();
  const { data } = query;
  // Two sessions on one day have a page of their own.
  if (data && data.other !== null) return <Navigate to={unitPages(to, ids.projectId, data).manage} replace />;
  return (
    <>
      <BookingsOff />
      <Page
        record={data?.product.name}
        context={data?.product.name}
        names={{ projectId: data?.project.name, projectRequestId: data?.product.name }}
        lead={
          data && (
            <>
              <RequestTag state={data.state} /> {nextInWords(data)}
            </>
          )
        }
        actions={isOn && data && <NextAction request={data} />}
      >
        <QueryView query={query} errorTitle="This request could not be loaded">
          {(request) => <RequestBody request={request} ids={ids} />}
        </QueryView>
      </Page>
    </>
  );
}
