import {
  canAskOrganiser,
  canSayNothing,
  type OrganiserEnquiry,
  organiserStateWords,
  organisingLimits,
  type ProjectRequest,
  remindOrganiser,
  sayNothingAvailable,
} from '@doselore/contract/bookings';
import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { showBanner } from '../../../../platform/banner/index.ts';
import { Tag } from '../../../../ui/course/index.ts';
import { Card } from '../../../../ui/layout/index.ts';
import { RowList } from '../../../../ui/row-list/index.ts';
import { QueryView } from '../../../../ui/states/index.ts';
import { refreshBookings } from '../bookings.queries.ts';
import { useMissingVenues } from '../manage/venue-field.tsx';
import { unitName } from '../pairs.ts';
import { ReasonButton } from '../reason-button.tsx';
import { momentInWords } from '../words.ts';
import { AskOrganiser } from './ask-organiser.tsx';
import { daysInWords } from './days-in-words.ts';
import c from './organising.module.css';
import { organiserEnquiriesQuery } from './organising.queries.ts';

const venueFirst = 'The request names a location alone. Choose its venue when you ask the organiser.';

type Ids = { projectId: number; projectRequestId: number };

const hues = {
  asked: 'amber',
  booked: 'leaf',
  agreed: 'leaf',
  refused: 'porcelain',
  nothing_available: 'porcelain',
  lapsed: 'porcelain',
  withdrawn: 'porcelain',
} as const;

/** Returns what is known about a question, as sentences. */
function sentencesOf(one: OrganiserEnquiry): string {
  const { state, ended_at: endedAt, answered_by: by, reminded_at: reminded, note } = one;
  const isNotice = state === 'nothing_available' && one.asked_at === endedAt;
  return [
    isNotice ? '' : `Asked on ${momentInWords(one.asked_at)}.`,
    reminded === null ? '' : `Last reminded on ${momentInWords(reminded)}.`,
    state === 'asked' ? `${one.question === 'choose' ? 'Choose' : 'Answer'} by ${momentInWords(one.due_at)}.` : '',
    endedAt === null
      ? ''
      : `${organiserStateWords[state]} on ${momentInWords(endedAt)}${by === null ? '' : `, by ${by}`}.`,
    note === null ? '' : `“${note}”`,
  ]
    .filter((text) => text !== '')
    .join(' ');
}

function EnquiryRow({ enquiry, ids, mayChange }: { enquiry: OrganiserEnquiry; ids: Ids; mayChange: boolean }) {
  const client = useQueryClient();
  const { organiser, state } = enquiry;
  const remind = useMutation({
    mutationFn: () => callEndpoint(remindOrganiser, { params: ids }),
    onSuccess: () => showBanner({ message: `${organiser.name} has been reminded`, type: 'success' }),
    onSettled: () => refreshBookings(client),
  });
  return (
    <li>
      <div>
        <b>{organiser.name}</b>
        {enquiry.question === 'keep_half' && ', whether one session stays'}{' '}
        <Tag hue={hues[state]}>{organiserStateWords[state]}</Tag>
        <div className="muted">{sentencesOf(enquiry)}</div>
      </div>
      {state === 'asked' && enquiry.question === 'choose' && mayChange && (
        <Button variant="default" loading={remind.isPending} onClick={() => remind.mutate()}>
          Remind {organiser.name}
        </Button>
      )}
    </li>
  );
}

type Props = { request: ProjectRequest; ids: Ids; mayChange: boolean };

function NothingAvailable({ request, ids }: Omit<Props, 'mayChange'>) {
  const client = useQueryClient();
  const send = async (text: string) => {
    await callEndpoint(sayNothingAvailable, { params: ids, body: { text } });
    showBanner({ message: 'The organiser has been notified', type: 'success' });
    await refreshBookings(client);
  };
  return (
    <ReasonButton
      label="Nothing available"
      name={unitName(request)}
      title="Say that nothing is available?"
      about={`project request ${request.id}`}
      text={{ label: 'Message to the organiser', required: 'Enter a message', max: organisingLimits.text }}
      onReason={send}
    >
      <p>The search on these dates ends: trainers are free again, and the organiser gets your message by email.</p>
    </ReasonButton>
  );
}

/** Questions to the organiser of a request, and what a site admin can do about the choice. */
export function OrganiserPart({ request, ids, mayChange }: Props) {
  const query = useQuery(organiserEnquiriesQuery(ids));
  const missing = useMissingVenues(request);
  const { state } = request;
  const mayAsk = mayChange && canAskOrganiser(state);
  return (
    <Card title="Organiser">
      <QueryView query={query} errorTitle="The organiser could not be loaded">
        {({ enquiries, options }) => (
          <>
            {(mayAsk || state === 'awaiting_organiser') && <p>{missing.any ? venueFirst : daysInWords(options)}</p>}
            {!mayAsk && enquiries.length === 0 && (
              <p className="muted">The organiser has not been asked to choose a date.</p>
            )}
            <RowList>
              {enquiries.map((enquiry) => (
                <EnquiryRow key={enquiry.id} enquiry={enquiry} ids={ids} mayChange={mayChange} />
              ))}
            </RowList>
            {mayChange && canSayNothing(state) && (
              <div className={c.actions}>
                {mayAsk && <AskOrganiser request={request} ids={ids} options={options} />}
                <NothingAvailable request={request} ids={ids} />
              </div>
            )}
          </>
        )}
      </QueryView>
    </Card>
  );
}
