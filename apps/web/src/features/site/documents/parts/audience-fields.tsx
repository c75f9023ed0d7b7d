import { plural } from '@doselore/contract';
import { idsOf } from '@doselore/contract/documents';
import { jobRoles } from '@doselore/contract/users';
import { useQuery } from '@tanstack/react-query';
import { ChoiceList } from '../../../../ui/choice/index.ts';
import { CheckboxField, FormSection, RadioGroupField } from '../../../../ui/form/index.ts';
import { formatNumber } from '../../../../ui/formats/index.ts';
import {
  type AudienceFields as Audience,
  audienceQuery,
  type Choices,
  type DocumentPlace,
} from '../documents.queries.ts';
import type { DocumentForm, DocumentValues } from '../use-document-form.ts';

type Props = { form: DocumentForm; choices: Choices; place: DocumentPlace };

const optionsOf = (list: readonly { id: number; name: string }[]) =>
  list.map(({ id, name }) => ({ value: String(id), label: name }));

/** Says how many people the document would be shown to. */
function Preview({ values, place }: { values: DocumentValues; place: DocumentPlace }) {
  const { audience_groups, audience_subgroups, audience_job_roles, is_admins_only } = values;
  const hasChoice = is_admins_only || audience_groups + audience_subgroups + audience_job_roles !== '';
  const audience = values.audience === 'chosen' ? 'chosen' : 'everyone';
  const fields: Audience = { audience, audience_groups, audience_subgroups, audience_job_roles, is_admins_only };
  const { data } = useQuery({
    ...audienceQuery({ ...place, body: fields }),
    enabled: audience === 'everyone' || hasChoice,
  });
  const isAsked = audience === 'everyone' || hasChoice;
  return (
    <p role="status">
      {isAsked && data !== undefined && (
        <>
          Shown to <b>{formatNumber(data.people)}</b> {plural(data.people, 'person', 'people')}
        </>
      )}
    </p>
  );
}

/** Fields that choose the readers of a document. */
export function AudienceFields({ form, choices, place }: Props) {
  const chosenGroups = idsOf(form.values.audience_groups);
  const services = choices.subgroups.filter(
    ({ group_id }) => place.params.groupId !== undefined || chosenGroups.includes(group_id),
  );
  return (
    <FormSection title="Who reads it">
      <RadioGroupField
        field={form.field('audience')}
        options={[
          {
            value: 'everyone',
            label: 'Everyone',
            hint: place.params.groupId === undefined ? 'Everyone with an account' : 'All members of the organisation',
          },
          { value: 'chosen', label: 'People I choose', hint: 'People who fit all of the choices below' },
        ]}
      />
      {form.values.audience === 'chosen' && (
        <>
          {place.params.groupId === undefined && (
            <ChoiceList
              field={form.field('audience_groups')}
              options={optionsOf(choices.groups)}
              search="Search organisations"
            />
          )}
          {services.length > 0 && (
            <ChoiceList
              field={form.field('audience_subgroups')}
              options={optionsOf(services)}
              search="Search services"
            />
          )}
          <ChoiceList
            field={form.field('audience_job_roles')}
            options={jobRoles.map((role) => ({ value: role, label: role }))}
            search="Search job roles"
          />
          <CheckboxField
            field={form.field('is_admins_only')}
            hint="Admins of the organisation or of one of its services"
          />
        </>
      )}
      <Preview values={form.values} place={place} />
    </FormSection>
  );
}
