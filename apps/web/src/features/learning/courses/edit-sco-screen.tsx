import { commandOf } from '@doselore/contract';
import { getSco, type Sco, scoFields, updateSco } from '@doselore/contract/courses';
import { minutesText } from '@doselore/contract/product-details';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { callEndpoint } from '../../../platform/api/index.ts';
import { useArea } from '../../../platform/area/index.ts';
import { showBanner } from '../../../platform/banner/index.ts';
import { useRouteId } from '../../../platform/routes/index.ts';
import { Form, FormSection, NumberField, SwitchField, TextField, useRecordForm } from '../../../ui/form/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { QueryView } from '../../../ui/states/index.ts';
import { type CourseDetail, courseQuery, courses, refreshAfterCourses } from './courses.queries.ts';
import { titleOf } from './versions/title-of.ts';
import { useLiveChange } from './versions/use-live-change.ts';

export function EditScoScreen() {
  const courseId = useRouteId('courseId') ?? 0;
  const scoId = useRouteId('scoId') ?? 0;
  const course = useQuery(courseQuery(courseId));
  const query = useQuery(courses.one(getSco, { params: { courseId, scoId } }));
  return (
    <Page
      width="form"
      subject={`sco ${scoId}`}
      record={query.data?.title}
      context={query.data?.title}
      names={{ courseId: course.data && titleOf(course.data) }}
    >
      <QueryView query={query} errorTitle="This module could not be loaded">
        {(sco) => <ScoForm key={sco.id} sco={sco} courseId={courseId} course={course.data} />}
      </QueryView>
    </Page>
  );
}

function ScoForm({ sco, courseId, course }: { sco: Sco; courseId: number; course: CourseDetail | undefined }) {
  const { to } = useArea();
  const client = useQueryClient();
  const navigate = useNavigate();
  const passMark = sco.mastery_score;
  const mayChange = useLiveChange(course);
  const form = useRecordForm({
    fields: scoFields,
    record: sco,
    onSave: async (fields, baseValues) => {
      const saved = await callEndpoint(updateSco, {
        params: { courseId, scoId: sco.id },
        body: commandOf({ ...fields, baseValues }),
      });
      showBanner({ message: `${saved.now.title} saved`, type: 'success' });
      await refreshAfterCourses(client);
      await navigate(to('scos'));
    },
  });
  const submit = async () => {
    const { values } = form;
    const isRule =
      values.mastery_override !== sco.mastery_override ||
      values.complete_on_open !== sco.complete_on_open ||
      values.max_attempts.trim() !== String(sco.max_attempts ?? '');
    if (isRule && !(await mayChange())) return false;
    return form.submit();
  };
  return (
    <Form form={{ ...form, submit }} submitLabel="Save module" cancelTo={to('scos')}>
      <FormSection title="Module">
        <TextField field={form.field('title')} autoComplete="off" hint="Learners see it in the list of modules." />
        <NumberField
          field={form.field('minutes')}
          optional
          hint={
            sco.usual === null
              ? 'Time that the module takes. If it is empty, learners see the usual time after 5 completions.'
              : `Time that the module takes. If it is empty, learners see the usual time: ${minutesText(sco.usual.minutes)}, the median of the last ${sco.usual.completions} completions.`
          }
        />
      </FormSection>
      <FormSection title="Passing">
        <SwitchField
          field={form.field('mastery_override')}
          hint={
            passMark === null
              ? 'This package has no pass mark, so the package’s own result always counts.'
              : `On: a score of ${passMark} or more is a pass and a lower score is a fail, whatever the package reports. Off: the package’s own result counts.`
          }
        />
        <SwitchField
          field={form.field('complete_on_open')}
          hint="The module counts as completed when it is opened. Use this for reading pages that report no progress."
        />
        <NumberField
          field={form.field('max_attempts')}
          optional
          hint="After this many failed attempts the module is locked for the learner. Leave empty for no limit."
        />
      </FormSection>
      <FormSection title="Safety">
        <SwitchField
          field={form.field('allow_outside_connections')}
          hint="On: the module may load videos, fonts and data from other websites. Those websites then know that someone is taking it. Off: the module uses its own files only, and cannot open windows or offer downloads."
        />
      </FormSection>
    </Form>
  );
}
