import type { Answer } from '@doselore/contract';
import { type getOwnNeeds, needsKeptDays, needsMax, saveOwnNeeds } from '@doselore/contract/delegate-needs';
import { useQuery } from '@tanstack/react-query';
import { callEndpoint } from '../../../platform/api/index.ts';
import { showBanner } from '../../../platform/banner/index.ts';
import { Form, FormDialogue, maxText, TextAreaField, useForm } from '../../../ui/form/index.ts';
import { formatList } from '../../../ui/formats/index.ts';
import { QueryView } from '../../../ui/states/index.ts';
import { ownNeedsQuery } from './delegate-needs.queries.ts';

type OwnNeeds = Answer<typeof getOwnNeeds>;
type Props = { virtualGroupId: number; title: string; onClose: () => void };

/** Returns the readers of the texts, by name where the course has them: "Amara Osei (trainer) and the organiser". */
function readersOf({ trainer, organiser }: OwnNeeds): string {
  return formatList([
    trainer === null ? 'the trainer' : `${trainer} (trainer)`,
    organiser === null ? 'the organiser' : `${organiser} (organiser)`,
  ]);
}

function NeedsForm({ virtualGroupId, needs, onClose }: Props & { needs: OwnNeeds }) {
  const { access, dietary } = needs;
  const form = useForm({
    initial: { access, dietary },
    labels: { access: 'Access needs', dietary: 'Dietary needs' },
    rules: { access: [maxText(needsMax)], dietary: [maxText(needsMax)] },
    onSubmit: async (values) => {
      await callEndpoint(saveOwnNeeds, { params: { virtualGroupId }, body: values });
      showBanner({ message: 'Your needs have been saved.', type: 'success' });
    },
  });
  return (
    <>
      <p>
        {`Tell us what you need on the day. Both are optional. Only ${readersOf(needs)} read this. You can change it until the course begins. It is deleted ${needsKeptDays} days after the course is closed.`}
      </p>
      <Form form={form} submitLabel="Save needs" onCancel={onClose} onDone={onClose} guarded={false}>
        <TextAreaField
          field={form.field('access')}
          hint="For example step-free access, a hearing loop or large print."
          rows={2}
          optional
          maxLength={needsMax}
        />
        <TextAreaField
          field={form.field('dietary')}
          hint="For example allergies, vegetarian or halal."
          rows={2}
          optional
          maxLength={needsMax}
        />
      </Form>
    </>
  );
}

function LoadedForm(props: Props) {
  const query = useQuery(ownNeedsQuery(props.virtualGroupId));
  return (
    <QueryView query={query} errorTitle="Your needs could not be loaded">
      {(needs) => <NeedsForm {...props} needs={needs} />}
    </QueryView>
  );
}

/** Asks a delegate what they need on the day of a course. */
export function NeedsDialogue({ opened, ...props }: Props & { opened: boolean }) {
  return (
    <FormDialogue
      opened={opened}
      title={`Access and dietary needs: ${props.title}`}
      about={`needs ${props.virtualGroupId}`}
      onClose={props.onClose}
    >
      <LoadedForm {...props} />
    </FormDialogue>
  );
}
