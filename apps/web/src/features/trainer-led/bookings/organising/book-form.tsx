import type { BookingOptions, DayOrder } from '@doselore/contract/bookings';
import { useQueryClient } from '@tanstack/react-query';
import { showBanner } from '../../../../platform/banner/index.ts';
import { Form, requiredAs, useForm } from '../../../../ui/form/index.ts';
import { formatLongDay } from '../../../../ui/formats/index.ts';
import { refreshBookings } from '../bookings.queries.ts';
import { orderInWords } from '../pairs.ts';
import { BookedSessions } from './booked-sessions.tsx';
import c from './organising.module.css';
import { type BookingTarget, bookChoice } from './organising.queries.ts';
import { PickOne } from './pick-one.tsx';
import { ordersOfOption, startsInWords, startsOfOption } from './starts-of-option.ts';

/** Returns the label of the starts: that of two sessions names both in their order. */
function startsLabel(order: DayOrder | undefined, { product, other }: BookingOptions['booking']): string {
  if (other === null || order === undefined) return 'Start';
  const [earlier, later] = order === 'ab' ? [product, other.product] : [other.product, product];
  return `Starts of ${earlier.name} and ${later.name}`;
}

type Props = BookingOptions & { target: BookingTarget };

/** Day, then start (of two sessions after their order), then what is booked with the one button. A start that is gone leaves the day chosen. */
export function BookForm({ booking, options, target }: Props) {
  const client = useQueryClient();
  const [only] = options.length === 1 ? options : [];
  const optionOf = (day: string) => options.find(({ times_of_interest_id: id }) => String(id) === day);
  const ordersOn = (day: string) => {
    const option = optionOf(day);
    return option === undefined ? [] : ordersOfOption(option);
  };
  // A day on which one order is possible leaves nothing to choose.
  const orderOf = ({ day, order: chosenOrder }: { day: string; order: string }) => {
    const orders = ordersOn(day);
    return orders.length === 1 ? orders[0] : orders.find((one) => one === chosenOrder);
  };
  const form = useForm({
    initial: { day: only === undefined ? '' : String(only.times_of_interest_id), order: '', start: '' },
    labels: { day: 'Day', order: 'Which session comes first', start: booking.other === null ? 'Start' : 'Starts' },
    rules: {
      day: [requiredAs('Choose a day')],
      order: [
        (_order, values) =>
          ordersOn(values.day).length > 1 && orderOf(values) === undefined
            ? 'Choose which session comes first'
            : undefined,
      ],
      start: [requiredAs(booking.other === null ? 'Choose a start' : 'Choose the starts')],
    },
    onSubmit: async ({ day }, _baseValues, idempotencyKey) => {
      try {
        if (start === undefined) return;
        const sent = { timesOfInterestId: Number(day), startTimeDate: start.start, idempotencyKey };
        await bookChoice(target, sent, start.second);
        showBanner({ message: 'Booked', type: 'success' });
      } finally {
        // A refusal means that somebody else was faster: the page then shows what is left.
        await refreshBookings(client);
      }
    },
  });
  const { day: chosenDay, start: chosenStart } = form.values;
  const chosen = optionOf(chosenDay);
  const order = orderOf(form.values);
  const starts = chosen === undefined ? [] : startsOfOption(chosen, booking, order);
  const start = starts.find(({ value }) => value === chosenStart);
  return (
    <Form form={form} submitLabel="Book" guarded={false}>
      <PickOne
        looks="rows"
        field={{ ...form.field('day'), onChange: (day) => form.set({ day, start: '' }) }}
        options={options.map((option) => ({
          value: String(option.times_of_interest_id),
          label: formatLongDay(option.day),
          more: startsInWords(option),
        }))}
      />
      {ordersOn(chosenDay).length > 1 && (
        <PickOne
          looks="rows"
          field={{ ...form.field('order'), onChange: (chosenOrder) => form.set({ order: chosenOrder, start: '' }) }}
          options={ordersOn(chosenDay).map((value) => ({ value, label: orderInWords(value, booking) }))}
        />
      )}
      {starts.length > 0 && (
        <PickOne
          looks={booking.other === null ? 'times' : 'pairs'}
          field={{ ...form.field('start'), label: startsLabel(order, booking), value: start?.value ?? '' }}
          options={starts}
        />
      )}
      {start !== undefined && (
        <section className={c.summary} aria-label="What is booked">
          <h2>What is booked</h2>
          <BookedSessions start={start} booking={booking} />
          <p className="muted">
            {booking.other === null
              ? 'We hold this time and ask the trainer to confirm it. You get an email when it is scheduled.'
              : 'We hold both times and ask the trainer to confirm them. You get an email when both courses are scheduled.'}
          </p>
        </section>
      )}
    </Form>
  );
}
