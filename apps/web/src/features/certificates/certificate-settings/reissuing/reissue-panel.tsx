import { type Answer, plural } from '@doselore/contract';
import { type listOnlineReissues, reissueReasonMax } from '@doselore/contract/certificates';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showBanner } from '../../../../platform/banner/index.ts';
import { askConfirm } from '../../../../ui/confirm/index.ts';
import {
  CheckboxField,
  DayField,
  Form,
  type FormState,
  maxText,
  realDay,
  requiredAs,
  TextField,
  useForm,
} from '../../../../ui/form/index.ts';
import { formatDay, formatNumber } from '../../../../ui/formats/index.ts';
import { Card } from '../../../../ui/layout/index.ts';
import c from '../certificate-settings.module.css';
import type { SettingsPlace } from '../settings-place.ts';
import { refreshReissues, reissueCountQuery, reissuesQuery, sendReissue } from './reissues.queries.ts';

type Reissues = Answer<typeof listOnlineReissues>;

type Values = { awardedFrom: string; awardedTo: string; reason: string; tellsHolders: boolean };

const isDay = (text: string) => text !== '' && realDay(text, undefined) === undefined;
const certificates = (count: number) => `${formatNumber(count)} ${plural(count, 'certificate', 'certificates')}`;

/** Issues certificates again that were awarded before the settings were changed. Shows earlier batches below. */
export function ReissuePanel({ place }: { place: SettingsPlace }) {
  const { data: reissues = [] } = useQuery(reissuesQuery(place));
  const isRunning = reissues.some(({ state }) => state === 'running');
  const [opened, setOpened] = useState(false);
  return (
    <Card title="Reissue certificates">
      <p>
        Issued certificates do not change when you save settings. Issue them again to print the saved settings. Each
        certificate gets a new number and keeps its dates. The earlier certificate shows as replaced.
      </p>
      {!isRunning && !opened && (
        <Button variant="default" onClick={() => setOpened(true)}>
          Choose certificates
        </Button>
      )}
      {!isRunning && opened && <ReissueForm place={place} onDone={() => setOpened(false)} />}
      {reissues.length > 0 && <ReissueList reissues={reissues} />}
    </Card>
  );
}

function ReissueForm({ place, onDone }: { place: SettingsPlace; onDone: () => void }) {
  const client = useQueryClient();
  const form = useForm<Values>({
    initial: { awardedFrom: '', awardedTo: '', reason: '', tellsHolders: false },
    labels: {
      awardedFrom: 'Awarded from',
      awardedTo: 'Awarded to',
      reason: 'Reason',
      tellsHolders: 'Send each holder an email',
    },
    rules: {
      awardedFrom: [requiredAs('Enter the first day'), realDay],
      awardedTo: [
        requiredAs('Enter the last day'),
        realDay,
        (value, { awardedFrom }) => (value < awardedFrom ? 'Choose a day that is not before the first one' : undefined),
      ],
      reason: [requiredAs('Enter the reason'), maxText(reissueReasonMax)],
    },
    onSubmit: async (values, _, idempotencyKey) => {
      await sendReissue(place, { ...values, reason: values.reason.trim(), idempotencyKey });
      showBanner({ message: 'The certificates are being reissued', type: 'success' });
      await refreshReissues(client);
    },
  });
  const { awardedFrom, awardedTo } = form.values;
  const isAsked = isDay(awardedFrom) && isDay(awardedTo) && awardedFrom <= awardedTo;
  const { data: count } = useQuery({ ...reissueCountQuery(place, { awardedFrom, awardedTo }), enabled: isAsked });
  const known = isAsked ? count : undefined;
  return (
    <div className={c.narrow}>
      <Form
        form={{ ...form, submit: askFirst(form, known?.certificates) }}
        submitLabel="Reissue certificates"
        onCancel={onDone}
        onDone={onDone}
      >
        <DayField field={form.field('awardedFrom')} />
        <DayField field={form.field('awardedTo')} />
        <TextField field={form.field('reason')} autoComplete="off" hint="For example: new logo" />
        <CheckboxField field={form.field('tellsHolders')} />
        <p role="status" className={c.count}>
          {known !== undefined &&
            `${certificates(known.certificates)} of ${formatNumber(known.people)} ${plural(known.people, 'person', 'people')} will be reissued. Expired and withdrawn certificates are left out.`}
        </p>
      </Form>
    </div>
  );
}

/** Asks for confirmation before the counted certificates are issued again. Shows problems of the form first. */
function askFirst(form: FormState<Values>, count: number | undefined): FormState<Values>['submit'] {
  return async () => {
    const { awardedFrom, awardedTo, tellsHolders } = form.values;
    if (count === undefined || count === 0 || form.values.reason.trim() === '') return form.submit();
    const answer = await askConfirm({
      title: `Issue ${certificates(count)} again?`,
      message: `They were awarded from ${formatDay(awardedFrom)} to ${formatDay(awardedTo)}. Their earlier versions show as replaced. ${
        tellsHolders ? 'Each holder gets an email.' : 'Holders get no email.'
      } This cannot be undone, but you can issue them again with other settings.`,
      confirmLabel: 'Reissue certificates',
    });
    return answer === 'confirm' ? form.submit() : false;
  };
}

const stateWords = { running: 'Running', finished: 'Finished', failed: 'Stopped after an error' } as const;

function ReissueList({ reissues }: { reissues: Reissues }) {
  return (
    <>
      <h3>Earlier batches</h3>
      <ul className={c.batches} aria-live="polite">
        {reissues.map((one) => (
          <li key={one.id}>
            <b>
              {stateWords[one.state]}: {formatNumber(one.done)} of {certificates(one.total)}
            </b>
            <span className="muted">
              {formatDay(one.asked_at.slice(0, 10))}
              {one.asked_by === null ? '' : `, ${one.asked_by}`}. Awarded {formatDay(one.awarded_from)} to{' '}
              {formatDay(one.awarded_to)}. {one.reason}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
