import { AppError, limits, plural } from '@doselore/contract';
import { type TakeBackRow, takeBackReasons, takeBackReasonWords } from '@doselore/contract/licences';
import { Button } from '@mantine/core';
import { IconArrowBackUp, IconBan, IconCircleOff, IconInfoCircle } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useArea } from '../../../../platform/area/index.ts';
import { showBanner } from '../../../../platform/banner/index.ts';
import {
  Form,
  maxText,
  RadioGroupField,
  type Rule,
  requiredAs,
  TextField,
  useForm,
} from '../../../../ui/form/index.ts';
import { formatNumber } from '../../../../ui/formats/index.ts';
import { QueryView } from '../../../../ui/states/index.ts';
import { refreshAfterLicences } from '../../ledger/index.ts';
import { sendTakeBack, type TakingPlace, takeBackPreviewQuery } from './take-back.queries.ts';
import c from './take-back-form.module.css';
import { outcomeText, takenBackText } from './take-back-words.ts';

type Props = { place: TakingPlace; licenceIds: number[]; onClose: () => void; onDone: () => void };

const icons = { reclaim: IconArrowBackUp, revoke: IconBan, nothing: IconInfoCircle, refused: IconCircleOff };

function Outcome({ row }: { row: TakeBackRow }) {
  const Shown = icons[row.what];
  return (
    <li data-what={row.what}>
      <Shown size={19} stroke={1.75} aria-hidden />
      <span>
        <b>{row.title}</b>, {row.user.name}
        <span className={c.outcomeText}>{outcomeText(row)}</span>
      </span>
    </li>
  );
}

/** Form that takes licences back: the preview of each licence and of the stock, then the reason and the button. */
export function TakeBackForm({ place, licenceIds, onClose, onDone }: Props) {
  const { level } = useArea();
  const query = useQuery(takeBackPreviewQuery(level, place, licenceIds));
  return (
    <QueryView query={query} errorTitle="These licences could not be loaded">
      {({ rows }) => {
        const open = rows.filter(({ what }) => what !== 'refused');
        return (
          <>
            <ul className={c.outcomes} aria-label="What changes">
              {rows.map((row) => (
                <Outcome key={row.licence_id} row={row} />
              ))}
            </ul>
            {open.length === 0 ? (
              <Button variant="default" onClick={onClose}>
                Close
              </Button>
            ) : (
              <ReasonForm place={place} rows={open} all={rows.length} onClose={onClose} onDone={onDone} />
            )}
          </>
        );
      }}
    </QueryView>
  );
}

type Values = { reason: string; note: string };
const options = takeBackReasons.map((value) => ({
  value,
  label: takeBackReasonWords[value],
  ...(value === 'technical_fault' && { hint: 'A started licence can then be retried free of charge.' }),
}));
const noteForOther: Rule<string, Values> = (note, { reason }) =>
  reason === 'other' && note.trim() === '' ? 'Enter the reason' : undefined;

function ReasonForm({
  place,
  rows,
  all,
  onClose,
  onDone,
}: Omit<Props, 'licenceIds'> & { rows: TakeBackRow[]; all: number }) {
  const { level } = useArea();
  const client = useQueryClient();
  const form = useForm<Values>({
    initial: { reason: '', note: '' },
    labels: { reason: 'Reason', note: 'Note' },
    rules: { reason: [requiredAs('Choose a reason')], note: [noteForOther, maxText(limits.name)] },
    onSubmit: async ({ reason, note }, _baseValues, idempotencyKey) => {
      const chosen = takeBackReasons.find((known) => known === reason) ?? 'other';
      const idsOf = (some: TakeBackRow[]) => some.map(({ licence_id }) => licence_id);
      const startedIds = idsOf(rows.filter(({ what }) => what === 'revoke'));
      const body = { licenceIds: idsOf(rows), startedIds, reason: chosen, note, idempotencyKey };
      try {
        showBanner({ message: takenBackText(await sendTakeBack(level, place, body)), type: 'success' });
      } catch (error) {
        // After a conflict the preview is loaded again, in place.
        if (error instanceof AppError && error.code === 'conflict') await refreshAfterLicences(client);
        throw error;
      }
      await refreshAfterLicences(client);
    },
  });
  const count = `${formatNumber(rows.length)}${rows.length < all ? ` of ${formatNumber(all)}` : ''}`;
  return (
    <Form
      form={form}
      submitLabel={`Take back ${count} ${plural(all, 'licence', 'licences')}`}
      onCancel={onClose}
      onDone={onDone}
      guarded={false}
    >
      <RadioGroupField field={form.field('reason')} options={options} />
      <TextField field={form.field('note')} optional={form.values.reason !== 'other'} />
    </Form>
  );
}
