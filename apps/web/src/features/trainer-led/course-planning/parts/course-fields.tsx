import { assessmentTypes, assessmentTypeWords } from '@doselore/contract/course-assessments';
import { waitingListModes, waitingListWords } from '@doselore/contract/course-delegates';
import type { PlanChoices } from '@doselore/contract/course-planning';
import { type FormState, NumberField, SelectField, TextAreaField, TextField } from '../../../../ui/form/index.ts';
import type { CourseValues } from '../course-form.ts';
import c from './course-fields.module.css';

type Props<V extends CourseValues> = {
  form: FormState<V>;
  organisers: PlanChoices['organisers'];
  sessions?: number;
  mayAssess?: boolean;
};

/** Title, places, organiser and notes of a course, and how many sessions to attend where it has several. */
export function CourseFields<V extends CourseValues>({ form, organisers, sessions = 1, mayAssess = true }: Props<V>) {
  const chosen = form.values.organiserUserId;
  const isListed = chosen === '' || organisers.some(({ id }) => String(id) === chosen);
  const options = organisers.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <>
      <TextField
        field={form.field('title')}
        autoComplete="off"
        hint="Delegates see it on their card and certificate."
      />
      <div className={c.pair}>
        <NumberField field={form.field('delegatePlacesAllowed')} hint="The most delegates that can be invited." />
        <NumberField field={form.field('minimum_delegates')} hint="0 if the course takes place with any number." />
      </div>
      <SelectField
        field={form.field('organiserUserId')}
        options={isListed ? options : [...options, { value: chosen, label: 'A former admin' }]}
        placeholder="Nobody"
        optional
        hint="An admin or organiser of the organisation who answers questions about this course."
      />
      <SelectField
        field={form.field('waiting_list')}
        options={waitingListModes.map((value) => ({ value, label: waitingListWords[value] }))}
        hint="For members who are invited when every place is taken."
      />
      {mayAssess && (
        <>
          <SelectField
            field={form.field('assessment_type')}
            options={assessmentTypes.map((value) => ({ value, label: assessmentTypeWords[value] }))}
            hint="You cannot change this after the first mark of attendance. An online assessment needs an online version of the course. An observed assessment needs its checklist."
          />
          {form.values.assessment_type !== 'none' && (
            <NumberField
              field={form.field('postTrainingDaysAllowed')}
              hint="0 if delegates are assessed on the last day of the course."
            />
          )}
        </>
      )}
      <TextAreaField field={form.field('what_to_bring')} rows={3} optional hint="Delegates see it with the date." />
      {(sessions > 1 || form.values.sessions_required !== '') && (
        <NumberField
          field={form.field('sessions_required')}
          optional
          hint={`Of ${sessions}. A delegate who attended as many in full has attended the course. Empty for all of them.`}
        />
      )}
    </>
  );
}
