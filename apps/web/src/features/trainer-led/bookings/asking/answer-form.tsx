import {
  answerEnquiries,
  askingLimits,
  type OwnEnquiries,
  type OwnEnquiry,
  type OwnRequest,
} from '@doselore/contract/bookings';
import { useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { showBanner } from '../../../../platform/banner/index.ts';
import { Form, type FormState, maxText, RadioGroupField, TextAreaField, useForm } from '../../../../ui/form/index.ts';
import { formatTime } from '../../../../ui/formats/index.ts';
import { Card } from '../../../../ui/layout/index.ts';
import { refreshBookings } from '../bookings.queries.ts';
import { pairInWords } from '../pairs.ts';
import { journeyInWords, momentInWords, windowInWords } from '../words.ts';
import c from './asking.module.css';
import { courseInWords, requestInWords } from './enquiry-words.ts';

const options = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
  { value: 'firm', label: 'Yes and firm' },
];

type Values = Record<string, string>;
type Groups = OwnEnquiries['groups'];
const fieldOf = (id: number) => `date${id}`;
const isOpen = ({ state }: OwnEnquiry) => state === 'sent';

/** Journey to a date, its first free start, and what is in the way. */
function Facts({ enquiry, request }: { enquiry: OwnEnquiry; request: OwnRequest }) {
  const { first_start: first, first_pair: pair, window_start: start, clashes } = enquiry;
  const facts = [
    journeyInWords({ there: enquiry.minutes_there, back: enquiry.minutes_back }),
    pair !== null
      ? `You could teach at ${pairInWords(pair, { product: { name: request.course }, other: request.other })}`
      : undefined,
    pair === null && first !== null && first !== start ? `You are free from ${formatTime(first)}` : undefined,
  ].filter((part) => part !== undefined);
  return (
    <>
      {facts.join('. ')}
      {clashes.map((text) => (
        <span key={text} className={c.clash}>
          {text}
        </span>
      ))}
    </>
  );
}

type Both = { request: OwnRequest; other: NonNullable<OwnRequest['other']> };

/** Two sessions on one day, each with its length, people and place. */
function BothSessions({ request, other }: Both) {
  return (
    <>
      <p className={c.facts}>
        Two sessions on one day, at least {other.gap_minutes} minutes apart
        {other.is_order_fixed ? '. The first one comes first' : ', in either order'}.
      </p>
      <ol className={c.both}>
        <li>
          {request.course}: {requestInWords(request)}
        </li>
        <li>
          {other.product.name}: {requestInWords(other)}
        </li>
      </ol>
    </>
  );
}

function RequestDates({ request, form }: { request: OwnRequest; form: FormState<Values> }) {
  const open = request.enquiries.filter(isOpen);
  const [due = ''] = open.map((one) => one.due_at).sort();
  if (open.length === 0) return null;
  return (
    <section className={c.request} aria-label={courseInWords(request)}>
      <h3>{courseInWords(request)}</h3>
      {request.other === null ? (
        <p className={c.facts}>{requestInWords(request)}</p>
      ) : (
        <BothSessions request={request} other={request.other} />
      )}
      <p className={c.facts}>Answer by {momentInWords(due)}</p>
      <div className={c.dates}>
        {open.map((enquiry) => (
          <div key={enquiry.id} className={c.date}>
            <RadioGroupField
              field={form.field(fieldOf(enquiry.id))}
              options={options}
              hint={<Facts enquiry={enquiry} request={request} />}
              isInline
            />
          </div>
        ))}
      </div>
    </section>
  );
}

/** All dates that wait, by organisation, with one answer for each and one box for other problems. */
export function AnswerForm({ groups }: { groups: Groups }) {
  const client = useQueryClient();
  const open = groups.flatMap(({ requests }) => requests.flatMap(({ enquiries }) => enquiries.filter(isOpen)));
  const chosen = (values: Values, ...answers: string[]) =>
    open.filter(({ id }) => answers.includes(values[fieldOf(id)] ?? '')).map(({ id }) => id);
  const first = fieldOf(open[0]?.id ?? 0);
  const form = useForm<Values>({
    initial: { ...Object.fromEntries(open.map(({ id }) => [fieldOf(id), ''])), otherProblem: '' },
    labels: {
      ...Object.fromEntries(open.map((one) => [fieldOf(one.id), windowInWords(one)])),
      otherProblem: 'Something else we should know',
    },
    rules: {
      [first]: [
        (_value, values) => (chosen(values, 'yes', 'no', 'firm').length === 0 ? 'Answer at least one date' : undefined),
      ],
      otherProblem: [maxText(askingLimits.problem)],
    },
    onSubmit: async (values) => {
      const otherProblem = (values.otherProblem ?? '').trim();
      await callEndpoint(answerEnquiries, {
        body: {
          enquiryIds: chosen(values, 'yes', 'no', 'firm'),
          problemEnquiryIds: chosen(values, 'no'),
          firmEnquiryIds: chosen(values, 'firm'),
          hasOtherProblem: otherProblem !== '',
          ...(otherProblem !== '' && { otherProblem }),
        },
      });
      showBanner({ message: 'Answers sent. Thank you', type: 'success' });
      await refreshBookings(client);
    },
  });
  return (
    <Form form={form} submitLabel="Send answers">
      {groups.map(({ group, requests }) =>
        requests.some(({ enquiries }) => enquiries.some(isOpen)) ? (
          <Card key={group.id} title={group.name}>
            {requests.map((request) => (
              <RequestDates key={request.id} request={request} form={form} />
            ))}
          </Card>
        ) : null,
      )}
      <TextAreaField
        field={form.field('otherProblem')}
        rows={2}
        optional
        maxLength={askingLimits.problem}
        hint="For example: only if I can park at the venue. We read it before we book a date that you accept."
      />
    </Form>
  );
}
