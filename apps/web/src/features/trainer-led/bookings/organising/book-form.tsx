import { plural } from '@doselore/contract';
import type { BookingOption, BookingOptions } from '@doselore/contract/bookings';
import { useQueryClient } from '@tanstack/react-query';
import { showBanner } from '../../../../platform/banner/index.ts';
import { Form, requiredAs, useForm } from '../../../../ui/form/index.ts';
import { formatLongDay, formatTime } from '../../../../ui/formats/index.ts';
import { refreshBookings } from '../bookings.queries.ts';
import { placeInWords, sessionInWords } from './booking-words.tsx';
import c from './organising.module.css';
import { type BookingTarget, bookChoice } from './organising.queries.ts';
import { PickOne } from './pick-one.tsx';

/** Returns the starts of a day: `13 starts, 09:00 to 12:00`. */
function startsOf({ starts }: BookingOption): string {
  const [first = '', last = first] = [starts[0], starts.at(-1)];
  const times = first === last ? formatTime(first) : `${formatTime(first)} to ${formatTime(last)}`;
  return `${starts.length} ${plural(starts.length, 'start', 'starts')}, ${times}`;
}

type Props = BookingOptions & { target: BookingTarget };

/** Day, then start, then what is booked with the one button. A start that is gone leaves the day chosen. */
export function BookForm({ booking, options, target }: Props) {
  const client = useQueryClient();
  const [only] = options.length === 1 ? options : [];
  const form = useForm({
    initial: { day: only === undefined ? '' : String(only.times_of_interest_id), start: '' },
    labels: { day: 'Day', start: 'Start' },
    rules: { day: [requiredAs('Choose a day')], start: [requiredAs('Choose a start')] },
    onSubmit: async ({ day, start: startTimeDate }, _baseValues, idempotencyKey) => {
      try {
        await bookChoice(target, { timesOfInterestId: Number(day), startTimeDate, idempotencyKey });
        showBanner({ message: 'Booked', type: 'success' });
      } finally {
        // A refusal means that somebody else was faster: the page then shows what is left.
        await refreshBookings(client);
      }
    },
  });
  const { day: chosenDay, start: chosenStart } = form.values;
  const chosen = options.find(({ times_of_interest_id: id }) => String(id) === chosenDay);
  const start = chosen?.starts.find((one) => one === chosenStart);
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
          more: startsOf(option),
        }))}
      />
      {chosen !== undefined && (
        <PickOne
          looks="times"
          field={{ ...form.field('start'), value: start ?? '' }}
          options={chosen.starts.map((value) => ({ value, label: formatTime(value) }))}
        />
      )}
      {start !== undefined && (
        <section className={c.summary} aria-label="What is booked">
          <h2>What is booked</h2>
          <p className={c.when}>{sessionInWords(start, booking)}</p>
          <p>
            {booking.product.name}, {booking.delegates} {plural(booking.delegates, 'delegate', 'delegates')}.{' '}
            {placeInWords(booking)}.
          </p>
          <p className="muted">
            We hold this time and ask the trainer to confirm it. You get an email when it is scheduled.
          </p>
        </section>
      )}
    </Form>
  );
}
