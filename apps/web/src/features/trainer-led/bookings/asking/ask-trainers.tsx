import {
  canAskAbout,
  canAskTrainers,
  type Enquired,
  type Enquiries,
  enquireTrainers,
  type Thresholds,
} from '@doselore/contract/bookings';
import { partsOf } from '@doselore/contract/documents';
import { londonWallClock } from '@doselore/contract/wall-clock';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { now } from '../../../../platform/clock/clock.ts';
import { ChoiceList } from '../../../../ui/choice/index.ts';
import { Form, NumberField, SelectField, useForm } from '../../../../ui/form/index.ts';
import { Card } from '../../../../ui/layout/index.ts';
import { QueryView } from '../../../../ui/states/index.ts';
import { enquiriesQuery, refreshBookings } from '../bookings.queries.ts';
import { useBookingsOn } from '../bookings-off.tsx';
import { windowInWords } from '../words.ts';
import { AskResult } from './ask-result.tsx';
import c from './asking.module.css';
import type { RequestIds } from './enquiries-part.tsx';

const idsOf = (text: string) => partsOf(text).map(Number);
const numberIn = (most: number) => (text: string) =>
  text === '' || (/^\d+$/u.test(text) && Number(text) <= most) ? undefined : `Enter a number up to ${most}`;

type Values = {
  dates: string;
  named: string;
  excluded: string;
  score: string;
  journey: string;
  level: string;
  feedback: string;
};

function thresholdsOf({ score, journey, level, feedback }: Values): Thresholds {
  return {
    ...(score !== '' && { minimumScore: Number(score) }),
    ...(journey !== '' && { maximumJourneyMinutes: Number(journey) }),
    ...(level !== '' && { minimumSuitability: Number(level) }),
    ...(feedback !== '' && { minimumFeedback: Number(feedback) }),
  };
}

const shown = (value: number | undefined) => (value === undefined ? '' : String(value));
const day = 86_400_000;

function AskForm({
  ids,
  enquiries,
  onAsked,
}: {
  ids: RequestIds;
  enquiries: Enquiries;
  onAsked: (result: Enquired) => void;
}) {
  const client = useQueryClient();
  const { state, thresholds, trainers, dates: all, shortlist } = enquiries;
  const { minimum_score: score, minimum_notice_days: notice } = enquiries;
  const today = londonWallClock(new Date(now())).getTime();
  const dates = all.filter((date) => canAskAbout(date.state) && Date.parse(date.window_start) > today);
  const [isMore, setMore] = useState(enquiries.excluded_trainer_ids.length > 0 || Object.keys(thresholds).length > 0);
  const form = useForm<Values>({
    initial: {
      dates: dates
        .filter((date) => date.state !== 'available')
        .map(({ id }) => id)
        .join(','),
      ...{ named: '', excluded: enquiries.excluded_trainer_ids.join(',') },
      ...{ score: shown(thresholds.minimumScore), journey: shown(thresholds.maximumJourneyMinutes) },
      ...{ level: shown(thresholds.minimumSuitability), feedback: shown(thresholds.minimumFeedback) },
    },
    labels: {
      ...{ dates: 'Dates', named: 'Ask only these trainers', excluded: 'Leave out', score: 'Lowest score' },
      ...{
        journey: 'Longest journey in minutes',
        level: 'Lowest level for the course',
        feedback: 'Lowest mean feedback',
      },
    },
    rules: {
      dates: [(text) => (text === '' ? 'Choose at least one date' : undefined)],
      score: [numberIn(100)],
      journey: [numberIn(600)],
    },
    onSubmit: async (values, _baseValues, idempotencyKey) => {
      const named = idsOf(values.named);
      const result = await callEndpoint(enquireTrainers, {
        params: ids,
        body: {
          ...{ timesOfInterestIds: idsOf(values.dates), excludedTrainerIds: idsOf(values.excluded) },
          ...{ thresholds: thresholdsOf(values), idempotencyKey },
          ...(named.length > 0 && { trainerUserIds: named }),
        },
      });
      form.beginCommand();
      onAsked(result);
      await refreshBookings(client);
    },
  });
  const chosen = idsOf(form.values.dates);
  const hasShortNotice = dates.some(
    ({ id, window_start: start }) => chosen.includes(id) && Date.parse(start) < today + notice * day,
  );
  const people = trainers.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <Form form={form} submitLabel="Ask trainers" isQuiet={state !== 'draft'} guarded={false}>
      <ChoiceList
        field={form.field('dates')}
        options={dates.map((date) => ({ value: String(date.id), label: windowInWords(date) }))}
        search="Search dates"
        none="No date is chosen"
      />
      {hasShortNotice && (
        <p role="status">
          A date is less than {notice} days away. Trainers have little time to answer, and the organisation to prepare.
        </p>
      )}
      <p className={c.facts}>
        Asks the best {shortlist} trainers for each date who are free and score at least {score}.
      </p>
      <details open={isMore} onToggle={(event) => setMore(event.currentTarget.open)}>
        <summary>More</summary>
        <div className={c.fields}>
          <NumberField field={form.field('score')} optional hint={`0 to 100. Empty: ${score}.`} />
          <NumberField field={form.field('journey')} optional />
          <SelectField
            field={form.field('level')}
            optional
            placeholder="Any"
            options={['1', '2', '3'].map((value) => ({ value, label: value }))}
          />
          <SelectField
            field={form.field('feedback')}
            optional
            placeholder="Any"
            options={['1', '2', '3', '4', '5'].map((value) => ({ value, label: value }))}
          />
          <ChoiceList
            field={form.field('excluded')}
            options={people}
            search="Search trainers to leave out"
            none="Nobody"
          />
          <ChoiceList
            field={form.field('named')}
            options={people}
            search="Search trainers to ask"
            none="The best ones"
          />
        </div>
      </details>
    </Form>
  );
}

/** Form with which a site admin asks trainers about dates of a request, and the result of asking. */
export function AskTrainers(ids: RequestIds) {
  const query = useQuery({ ...enquiriesQuery(ids), refetchOnWindowFocus: false });
  const isOn = useBookingsOn();
  const [result, setResult] = useState<Enquired>();
  return (
    <QueryView query={query} errorTitle="The dates could not be loaded">
      {(enquiries) =>
        isOn && canAskTrainers(enquiries.state) ? (
          <Card title="Ask trainers">
            {result && <AskResult result={result} />}
            {enquiries.dates.length === 0 ? (
              <p className={c.facts}>Add dates first. Then you can ask trainers about them.</p>
            ) : (
              <AskForm ids={ids} enquiries={enquiries} onAsked={setResult} />
            )}
          </Card>
        ) : null
      }
    </QueryView>
  );
}
