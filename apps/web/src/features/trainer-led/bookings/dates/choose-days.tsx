import { plural } from '@doselore/contract';
import {
  bookingLimits,
  type ProjectRequest,
  type Proposal,
  proposalLimits,
  proposeTimes,
  reasonWords,
  startsInSlot,
  startsOfDay,
  type TimeWindow,
  windowTexts,
} from '@doselore/contract/bookings';
import { Button } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { today } from '../../../../platform/clock/clock.ts';
import type { FieldProps } from '../../../../ui/form/index.ts';
import { Card } from '../../../../ui/layout/index.ts';
import { calendarQuery } from '../bookings.queries.ts';
import { MonthPicker, monthAfter } from './month-picker.tsx';

type Props = { request: ProjectRequest; field: FieldProps<string> };
type Found = { proposals: Proposal[]; compared: number; without: number; reason: keyof typeof reasonWords | null };

/** Returns what proposing found, in a sentence. */
function wordsOf({ proposals, compared, without, reason }: Found): string {
  const added = proposals.length;
  const why = reason === null ? '' : ` ${without} of ${compared} days have no trainer: ${reasonWords[reason]}.`;
  if (added === 0) return `No date was added.${why}`;
  const most = Math.max(...proposals.map(({ possible }) => possible));
  const trainers = `each with up to ${most} ${plural(most, 'trainer', 'trainers')}`;
  return `${added} ${plural(added, 'date', 'dates')} added, ${trainers}. Save them when they are right.${why}`;
}

/** Returns the first and the last start of a day by the time of day of a request. Both starts of two sessions lie between them. */
const startsOf = ({ slot, minutes, other }: ProjectRequest): { first: number; last: number } | undefined =>
  other === null ? startsInSlot(slot, minutes) : startsOfDay(slot, { ...other, minutes, secondMinutes: other.minutes });

const dayOf = ({ window_start: start }: TimeWindow) => start.slice(0, 10);

/** Beside the dates: the days of a month with their trainers, and a button that proposes dates. */
export function ChooseDays({ request, field }: Props) {
  const [month, setMonth] = useState(() => monthAfter(today().slice(0, 7), 1));
  const ids = { projectId: request.project.id, projectRequestId: request.id };
  const { data } = useQuery(calendarQuery({ ...ids, month }));
  const rows = windowTexts.rowsOf(field.value);
  const save = (changed: readonly TimeWindow[]) => field.onChange(windowTexts.textOf([...changed]));
  const starts = startsOf(request);
  const pick = (day: string) => {
    if (rows.some((row) => dayOf(row) === day)) return save(rows.filter((row) => dayOf(row) !== day));
    if (starts === undefined || rows.length >= bookingLimits.dates) return undefined;
    const at = (minutes: number) => new Date(Date.parse(day) + minutes * 60_000).toISOString();
    return save([...rows, { window_start: at(starts.first), window_end: at(starts.last) }]);
  };
  const propose = useMutation({
    mutationFn: () => callEndpoint(proposeTimes, { params: ids, query: { slot: request.slot } }),
    onSuccess: ({ proposals }) => {
      const known = new Set(rows.map(dayOf));
      const added = proposals.filter((one) => !known.has(dayOf(one))).slice(0, bookingLimits.dates - rows.length);
      if (added.length > 0)
        save([...rows, ...added.map(({ window_start, window_end }) => ({ window_start, window_end }))]);
    },
  });
  return (
    <Card title="Days with trainers">
      <p className="muted">
        {starts === undefined
          ? 'A session of this length would end after 22:00. Choose another time of day in the request.'
          : 'Counted for the length, the place and the time of day of the request.'}
      </p>
      <Button
        variant="default"
        leftSection={<IconSparkles size={18} aria-hidden />}
        loading={propose.isPending}
        disabled={starts === undefined}
        onClick={() => propose.mutate()}
      >
        Propose {proposalLimits.usual} dates
      </Button>
      <p role="status">
        {propose.isError ? 'No dates were proposed. Try again.' : propose.data && wordsOf(propose.data)}
      </p>
      <MonthPicker month={month} days={data?.days} picked={new Set(rows.map(dayOf))} onMonth={setMonth} onPick={pick} />
    </Card>
  );
}
