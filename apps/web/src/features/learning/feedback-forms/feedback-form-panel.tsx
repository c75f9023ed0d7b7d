import { commandOf } from '@doselore/contract';
import { type FeedbackForm, saveFeedbackForm } from '@doselore/contract/feedback-forms';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../platform/api/index.ts';
import { showBanner } from '../../../platform/banner/index.ts';
import { CheckboxField, Form, FormSection } from '../../../ui/form/index.ts';
import { QueryView } from '../../../ui/states/index.ts';
import { type FormRef, formQuery, refreshForms } from './feedback-forms.queries.ts';
import c from './parts/feedback-forms.module.css';
import { FormPreview } from './parts/form-preview.tsx';
import { FormVersions } from './parts/form-versions.tsx';
import { QuestionsField } from './parts/questions-field.tsx';
import { useFormEditor } from './use-form-editor.ts';

type Props = { target: FormRef; cancelTo: string };

/** Feedback form of a product or of the site: its questions, how they look, and the versions that were saved. */
export function FeedbackFormPanel({ target, cancelTo }: Props) {
  const query = useQuery(formQuery(target));
  return (
    <QueryView query={query} errorTitle="The feedback form could not be loaded">
      {(form) => (
        <div className={`${c.stack} ${c.form}`}>
          <FormEditor form={form} target={target} cancelTo={cancelTo} />
          <FormVersions target={target} />
        </div>
      )}
    </QueryView>
  );
}

function FormEditor({ form: stored, target, cancelTo }: Props & { form: FeedbackForm }) {
  const client = useQueryClient();
  const form = useFormEditor({
    fields: stored.fields,
    onSave: async (fields, baseValues) => {
      const saved = await callEndpoint(saveFeedbackForm, {
        params: { feedbackKind: target.kind },
        body: commandOf({ productId: target.productId, ...fields, baseValues }),
      });
      showBanner({ message: `Feedback form of ${stored.product?.title ?? 'the site'} saved`, type: 'success' });
      await refreshForms(client);
      return saved;
    },
  });
  const { uses_site_form: usesSite, questions } = form.values;
  const mayCopy = questions === '' && stored.site_questions !== '';
  return (
    <>
      <Form form={form} submitLabel="Save feedback form" cancelTo={cancelTo}>
        <FormSection title="Questions">
          <p className="muted">
            Every form begins with stars, so that averages stay comparable. Learners who have the form open now can
            still answer the earlier questions. Earlier answers keep the questions that people were asked.
          </p>
          {stored.product !== null && (
            <CheckboxField
              field={form.field('uses_site_form')}
              label="Use the form of the site"
              hint="The questions of this course stay stored for later."
            />
          )}
          {!usesSite && mayCopy && (
            <div>
              <Button variant="default" size="sm" onClick={() => form.set({ questions: stored.site_questions })}>
                Copy the questions of the site
              </Button>
            </div>
          )}
          {!usesSite && <QuestionsField field={form.field('questions')} />}
        </FormSection>
      </Form>
      <FormPreview kind={target.kind} questions={usesSite ? stored.site_questions : questions} />
    </>
  );
}
