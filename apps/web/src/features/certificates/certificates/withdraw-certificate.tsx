import { type Answer, limits } from '@doselore/contract';
import {
  type previewWithdrawal,
  type WithdrawalReason,
  withdrawalReasons,
  withdrawalReasonTexts,
  withdrawalStarts,
  withdrawCertificate,
} from '@doselore/contract/certificates';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callEndpoint } from '../../../platform/api/index.ts';
import { showBanner } from '../../../platform/banner/index.ts';
import {
  Form,
  FormDialogue,
  maxText,
  RadioGroupField,
  type Rule,
  requiredAs,
  TextAreaField,
  useForm,
} from '../../../ui/form/index.ts';
import { formatLongDay } from '../../../ui/formats/index.ts';
import { QueryView } from '../../../ui/states/index.ts';
import { refreshAfterWithdrawal, withdrawalQuery } from './certificates.queries.ts';

type Shown = Answer<typeof previewWithdrawal>;
type Values = { reason: string; holdsFrom: string; note: string };

const reasons = withdrawalReasons.map((value) => ({ value, label: withdrawalReasonTexts[value] }));
const starts: Readonly<Record<(typeof withdrawalStarts)[number], { label: string; hint: string }>> = {
  start: { label: 'It was never valid', hint: 'The person was not entitled to it on any day.' },
  today: { label: 'It is not valid from today', hint: 'It stays valid for the days before today.' },
};
const noteForOther: Rule<string, Values> = (note, { reason }) =>
  reason === 'other' && note.trim() === '' ? 'Enter the reason' : undefined;

/** Says which certificate of the course is valid after the withdrawal. */
function consequence({ state, restores }: Shown): string {
  if (restores === null)
    return state === 'superseded'
      ? 'The certificate that replaced it stays valid.'
      : 'The person then has no valid certificate for this course.';
  const end = restores.expires_on === null ? 'and never expires' : `until ${formatLongDay(restores.expires_on)}`;
  return `Certificate ${restores.serial} is then valid again ${end}.`;
}

function WithdrawForm({ shown, onClose }: { shown: Shown; onClose: () => void }) {
  const client = useQueryClient();
  const form = useForm<Values>({
    initial: { reason: '', holdsFrom: 'start', note: '' },
    labels: { reason: 'Reason', holdsFrom: 'From when', note: 'Note for the record' },
    rules: { reason: [requiredAs('Choose a reason')], note: [noteForOther, maxText(limits.text)] },
    onSubmit: async ({ reason, holdsFrom, note }) => {
      try {
        await callEndpoint(withdrawCertificate, {
          params: { certificateId: shown.id },
          body: {
            reason: reason as WithdrawalReason,
            holdsFrom: holdsFrom === 'today' ? 'today' : 'start',
            note,
            restoresId: shown.restores?.id ?? null,
          },
        });
        showBanner({ message: `Certificate ${shown.serial} was withdrawn`, type: 'success' });
      } finally {
        // After a conflict the dialogue shows what has changed.
        await refreshAfterWithdrawal(client);
      }
    },
  });
  return (
    <>
      <p>
        {shown.title}, {shown.holder}. A withdrawal is final. The person gets an email, and the admins of the
        organisation a notification. {consequence(shown)}
      </p>
      <Form form={form} submitLabel="Withdraw certificate" onCancel={onClose} onDone={onClose} guarded={false}>
        <RadioGroupField field={form.field('reason')} options={reasons} hint="The email to the person names it." />
        <RadioGroupField
          field={form.field('holdsFrom')}
          options={withdrawalStarts.map((value) => ({ value, ...starts[value] }))}
        />
        <TextAreaField
          field={form.field('note')}
          hint="Kept with the certificate. The person gets it with a copy of their data."
          optional={form.values.reason !== 'other'}
        />
      </Form>
    </>
  );
}

function Withdrawal({ certificateId, onClose }: { certificateId: number; onClose: () => void }) {
  const query = useQuery(withdrawalQuery(certificateId));
  return <QueryView query={query}>{(shown) => <WithdrawForm shown={shown} onClose={onClose} />}</QueryView>;
}

/** Withdraws a certificate for good, after showing which one is valid then. */
export function WithdrawCertificate({ certificate }: { certificate: { id: number; serial: string } }) {
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button
        variant="default"
        size="sm"
        aria-label={`Withdraw certificate ${certificate.serial}`}
        onClick={() => setAsking(true)}
      >
        Withdraw
      </Button>
      <FormDialogue
        opened={asking}
        title={`Withdraw certificate ${certificate.serial}?`}
        about={`certificate ${certificate.id}`}
        onClose={close}
      >
        <Withdrawal certificateId={certificate.id} onClose={close} />
      </FormDialogue>
    </>
  );
}
