import type { BookingOptions } from '@doselore/contract/bookings';
import { useQueryClient } from '@tanstack/react-query';
import { showBanner } from '../../../../platform/banner/index.ts';
import { Form, requiredAs, useForm } from '../../../../ui/form/index.ts';
import { formatLongDay } from '../../../../ui/formats/index.ts';
import { refreshBookings } from '../bookings.queries.ts';
import { BookedSessions } from './booked-sessions.tsx';
import c from './organising.module.css';
import { type BookingTarget, bookChoice } from './organising.queries.ts';
import { PickOne } from './pick-one.tsx';
import { startsInWords, startsOfOption } from './starts-of-option.ts';

type Props = BookingOptions & { target: BookingTarget };

/** Day, then start, then what is booked with the one button. A start that is gone leaves the day chosen. */
export function BookForm({ booking, options, target }: Props) {
  const client = useQueryClient();
  const [only] = options.length === 1 ? options : [];
  const form = useForm({
    initial: { day: only === undefined ? '' : String(only.times_of_interest_id), start: '' },
    labels: { day: 'Day', start: booking.other === null ? 'Start' : 'Starts' },
    rules: {
      day: [requiredAs('Choose a day')],
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
  const chosen = options.find(({ times_of_interest_id: id }) => String(id) === chosenDay);
  const starts = chosen === undefined ? [] : startsOfOption(chosen, booking);
  const start = starts.find(({ value }) => value === chosenStart);
  const days = form.field('day');
  const chooseDay = (value: string) => {
    days.onChange(value);
    form.field('start').onChange('');
  };
  return (
    <Form form={form} submitLabel="Book" guarded={false}>
      <PickOne
        looks="rows"
        field={{ ...days, onChange: chooseDay }}
        options={options.map((option) => ({
          value: String(option.times_of_interest_id),
          label: formatLongDay(option.day),
          more: startsInWords(startsOfOption(option, booking)),
        }))}
      />
      {chosen !== undefined && (
        <PickOne
          looks={booking.other === null ? 'times' : 'rows'}
          field={{ ...form.field('start'), value: start?.value ?? '' }}
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
