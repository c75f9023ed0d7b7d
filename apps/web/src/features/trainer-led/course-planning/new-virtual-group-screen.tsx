import { limits, plural, terms } from '@doselore/contract';
import { listPlanChoices, type PlanChoices } from '@doselore/contract/course-planning';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useArea } from '../../../platform/area/index.ts';
import { showBanner } from '../../../platform/banner/index.ts';
import { usePlaceNames } from '../../../platform/places/index.ts';
import { refreshQueries } from '../../../platform/query-client/index.ts';
import { usePlace } from '../../../platform/routes/index.ts';
import { Form, maxNumber, NumberField, requiredAs, SelectField, useForm, wholeNumber } from '../../../ui/form/index.ts';
import { formatNumber } from '../../../ui/formats/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { EmptyPanel, QueryView } from '../../../ui/states/index.ts';
import { courseFieldsOf, courseLabels, courseRules, newCourseValues } from './course-form.ts';
import { licenceLabels, licenceRules, licencesOf, noLicences } from './licences-form.ts';
import { CourseFields } from './parts/course-fields.tsx';
import { LicenceFields } from './parts/licence-fields.tsx';
import { sendNewCourse, virtualGroups } from './planning.queries.ts';

const kinds: Record<number, string> = { 3: 'virtual', 4: 'face to face' };

function NewCourseForm({ choices }: { choices: PlanChoices }) {
  const { level, can } = useArea();
  const { groupId, subgroupId, here } = usePlace();
  const client = useQueryClient();
  const navigate = useNavigate();
  const form = useForm({
    initial: { productId: '', certificateMonths: '', ...newCourseValues, ...noLicences },
    labels: {
      ...{ productId: 'Course', certificateMonths: 'Certificate length in months' },
      ...courseLabels,
      ...licenceLabels,
    },
    rules: {
      productId: [requiredAs('Choose a course')],
      certificateMonths: [
        requiredAs('Enter the certificate length, or 0 if it never expires'),
        wholeNumber,
        maxNumber(limits.certificateMonthsMax),
      ],
      ...courseRules,
      ...licenceRules,
    },
    onSubmit: async (values, _baseValues, idempotencyKey) => {
      const { id } = await sendNewCourse(
        level,
        { groupId, subgroupId },
        {
          ...courseFieldsOf(values),
          ...licencesOf(values),
          productId: Number(values.productId),
          certificateMonths: Number(values.certificateMonths),
          idempotencyKey,
        },
      );
      const { quantity } = licencesOf(values);
      const bought =
        quantity === 0 ? '' : `, with ${formatNumber(quantity)} ${plural(quantity, 'licence', 'licences')}`;
      showBanner({ message: `${values.title.trim()} created as a draft${bought}`, type: 'success' });
      await refreshQueries(client, 'virtual-groups');
      await navigate(here('edit-virtual-group', { virtualGroupId: id }));
    },
  });
  const course = form.field('productId');
  const choose = (value: string) => {
    const product = choices.products.find(({ id }) => String(id) === value);
    form.set({
      productId: value,
      ...(product && { title: product.name, certificateMonths: String(product.default_months) }),
    });
  };
  return (
    <Form form={form} submitLabel="Create draft" cancelTo={here('virtual-groups')}>
      <SelectField
        field={{ ...course, onChange: choose }}
        options={choices.products.map(({ id, name, deliverable_id }) => ({
          value: String(id),
          label: `${name} (${kinds[deliverable_id]})`,
        }))}
        placeholder="Choose a course"
        hint="Courses of the catalogue that a trainer teaches."
      />
      <NumberField field={form.field('certificateMonths')} hint="0 means that the certificate never expires." />
      <CourseFields form={form} organisers={choices.organisers} />
      {can('virtualGroups.schedule') && <LicenceFields form={form} />}
    </Form>
  );
}

/** Creates a draft of a Pharmacist-led Course for the organisation or the service of the address. */
export function NewVirtualGroupScreen() {
  const { level, can } = useArea();
  const { groupId, subgroupId } = usePlace();
  const { name, names } = usePlaceNames();
  const choices = useQuery(virtualGroups.one(listPlanChoices, { level, params: { groupId, subgroupId } }));
  const next = can('virtualGroups.schedule')
    ? 'You add date, place and trainer next.'
    : 'A site admin adds date, place and trainer, and schedules it.';
  return (
    <Page width="form" context={name} names={names} lead={`A draft that nobody but admins sees. ${next}`}>
      <QueryView query={choices}>
        {(data) =>
          data.products.length === 0 ? (
            <EmptyPanel
              title={`No course is taught as a ${terms.virtualGroup.one} yet`}
              message="A site admin adds taught courses to the catalogue first."
            />
          ) : (
            <NewCourseForm choices={data} />
          )
        }
      </QueryView>
    </Page>
  );
}
