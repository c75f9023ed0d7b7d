import { deleteLicence, retryLicence } from '@doselore/contract/licences';
import { type ReactNode, useState } from 'react';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { useArea } from '../../../../platform/area/index.ts';
import { FormDialogue } from '../../../../ui/form/index.ts';
import { formatMonths } from '../../../../ui/formats/index.ts';
import type { LicencePlace } from '../licence-place.ts';
import { useLicenceRights } from '../licence-rights.ts';
import type { MemberLicence } from '../people/people.queries.ts';
import { ReasonForm } from './reason-form.tsx';
import { TakeBackForm } from './take-back-form.tsx';

type Target =
  | { what: 'take-back'; place: LicencePlace; licenceIds: number[] }
  | { what: 'retry' | 'delete'; place: LicencePlace; licence: MemberLicence };

const titles = {
  'take-back': 'Take back licences?',
  retry: 'Retry free of charge?',
  delete: 'Delete this licence?',
};

const subjectOf = (question: Target) =>
  question.what === 'take-back'
    ? `take-back ${question.licenceIds.join(' ')}`
    : `${question.what} ${question.licence.id}`;

/**
 * Returns the commands that take back, retry and delete licences. Each asks in `dialogue`, which the screen has to
 * render.
 */
export function useLicenceCommands(onTakenBack: () => void = () => undefined) {
  const { level } = useArea();
  const { wholeGroup } = useLicenceRights();
  const [question, setQuestion] = useState<Target>();
  const [isOpen, setOpen] = useState(false);
  const ask = (next: Target) => {
    setQuestion(next);
    setOpen(true);
  };
  const onClose = () => setOpen(false);

  const form = (): ReactNode => {
    if (question === undefined) return null;
    const { place } = question;
    if (question.what === 'take-back')
      return (
        <TakeBackForm
          place={{ ...place, wholeGroup }}
          licenceIds={question.licenceIds}
          onClose={onClose}
          onDone={() => {
            onClose();
            onTakenBack();
          }}
        />
      );
    const { id, title, certificateMonths } = question.licence;
    return question.what === 'retry' ? (
      <ReasonForm
        lead={`Lets this person take ${title} (${formatMonths(certificateMonths)}) again without another licence. The number of retries is limited.`}
        submitLabel="Retry free of charge"
        done={`${title} can be taken again`}
        send={(reason, idempotencyKey) =>
          callEndpoint(retryLicence, {
            level,
            params: { groupId: place.groupId },
            body: { licenceId: id, reason, idempotencyKey },
          })
        }
        onClose={onClose}
      />
    ) : (
      <ReasonForm
        lead={`Use this for a licence issued by mistake. The licence for ${title} returns to where it came from and is removed from all lists. The audit trail keeps a record.`}
        submitLabel="Delete licence"
        done={`The licence for ${title} was deleted`}
        send={(reason, idempotencyKey) =>
          callEndpoint(deleteLicence, {
            params: { groupId: place.groupId },
            body: { licenceId: id, reason, idempotencyKey },
          })
        }
        onClose={onClose}
      />
    );
  };

  return {
    takeBack: (place: LicencePlace, licenceIds: number[]) => ask({ what: 'take-back', place, licenceIds }),
    retry: (place: LicencePlace, licence: MemberLicence) => ask({ what: 'retry', place, licence }),
    remove: (place: LicencePlace, licence: MemberLicence) => ask({ what: 'delete', place, licence }),
    dialogue: (
      <FormDialogue
        opened={isOpen}
        title={question === undefined ? '' : titles[question.what]}
        about={question === undefined ? '' : subjectOf(question)}
        onClose={onClose}
      >
        {form()}
      </FormDialogue>
    ),
  };
}

export type LicenceCommands = ReturnType<typeof useLicenceCommands>;
