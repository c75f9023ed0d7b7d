import { textField, typedRecord } from '@doselore/contract';
import {
  canAskAbout,
  canAskTrainers,
  type Enquired,
  type Enquiries,
  enquireTrainers,
  leftOutOf,
  thresholdsOf,
  wishesOf,
  wishFields,
} from '@doselore/contract/bookings';
import { idsOf } from '@doselore/contract/documents';
import { londonWallClock } from '@doselore/contract/wall-clock';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { now } from '../../../../platform/clock/clock.ts';
import { ChoiceList } from '../../../../ui/choice/index.ts';
import { Form, useRecordForm } from '../../../../ui/form/index.ts';
import { Card } from '../../../../ui/layout/index.ts';
import { QueryView } from '../../../../ui/states/index.ts';
import { enquiriesQuery, refreshBookings } from '../bookings.queries.ts';
import { useBookingsOn } from '../bookings-off.tsx';
import { WishFields } from '../requests/wish-fields.tsx';
import { windowInWords } from '../words.ts';
import { AskResult } from './ask-result.tsx';
import c from './asking.module.css';
import type { RequestIds } from './enquiries-part.tsx';

/** Fields of asking besides the wishes of the request, which it stores too. Lists of ids are texts such as `3,9`. */
const askFields = {
  ...wishFields,
  dates: textField('Dates', { max: 2000, required: 'Choose at least one date' }),
  named: textField('Ask only these trainers', { max: 4000 }),
};

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
  const wishes = wishesOf(thresholds, enquiries.excluded_trainer_ids);
  const form = useRecordForm({
    fields: askFields,
    initial: {
      ...typedRecord(wishFields, wishes),
      dates: dates
        .filter((date) => date.state !== 'available')
        .map(({ id }) => id)
        .join(','),
    },
    onSave: async ({ dates: dateIds, named, ...fields }, _baseValues, idempotencyKey) => {
      const result = await callEndpoint(enquireTrainers, {
        params: ids,
        body: {
          ...{ timesOfInterestIds: idsOf(dateIds), excludedTrainerIds: leftOutOf(fields) },
          ...{ thresholds: thresholdsOf(fields), idempotencyKey },
          ...(named !== '' && { trainerUserIds: idsOf(named) }),
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
      <WishFields form={form} trainers={trainers} minimumScore={score}>
        <ChoiceList
          field={form.field('named')}
          options={trainers.map(({ id, name }) => ({ value: String(id), label: name }))}
          search="Search trainers to ask"
          none="The best ones"
        />
      </WishFields>
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
