import { commandOf, idField, optionalIdField } from '@doselore/contract';
import { createProject, projectFields } from '@doselore/contract/bookings';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { useArea } from '../../../../platform/area/index.ts';
import { showBanner } from '../../../../platform/banner/index.ts';
import { Form, SelectField, TextAreaField, TextField, useRecordForm } from '../../../../ui/form/index.ts';
import { Page } from '../../../../ui/page/index.ts';
import { GroupFilter } from '../../../people/groups/index.ts';
import { everySubgroupQuery } from '../../../people/subgroups/index.ts';
import { organisersQuery, refreshBookings } from '../bookings.queries.ts';
import { BookingsOff } from '../bookings-off.tsx';

const { title, organiser_user_id, notes } = projectFields;
const fields = { title, organiser_user_id, notes };
const placeFields = { groupId: idField('Organisation'), subgroupId: optionalIdField('Service') };

const options = (rows: readonly { id: number; name: string }[] = []) =>
  rows.map(({ id, name }) => ({ value: String(id), label: name }));

function NewProjectForm() {
  const { to, level } = useArea();
  const client = useQueryClient();
  const navigate = useNavigate();
  const form = useRecordForm({
    fields,
    apart: placeFields,
    rules: {
      groupId: [(text) => (text === '' ? 'Choose an organisation' : undefined)],
      organiser_user_id: [(text) => (text === '' ? 'Choose an organiser' : undefined)],
    },
    onSave: async (entered, _base, idempotencyKey) => {
      const body = commandOf({ ...entered, handled_by: null, idempotencyKey });
      const { id } = await callEndpoint(createProject, { body });
      showBanner({ message: `${entered.title} opened`, type: 'success' });
      await refreshBookings(client);
      await navigate(to('project', { projectId: id }));
    },
  });
  const group = form.field('groupId');
  const groupId = Number(group.value);
  const hasGroup = group.value !== '';
  const services = useQuery({ ...everySubgroupQuery(level, groupId), enabled: hasGroup });
  const organisers = useQuery({ ...organisersQuery(groupId), enabled: hasGroup });
  const chooseGroup = (value: string) => form.set({ groupId: value, subgroupId: '', organiser_user_id: '' });
  return (
    <Form form={form} submitLabel="Open project" cancelTo={to('projects')}>
      <div id={group.id}>
        <GroupFilter
          label="Organisation"
          value={hasGroup ? groupId : null}
          onChange={chooseGroup}
          placeholder="Start of its name"
          error={group.error}
        />
      </div>
      {hasGroup && (services.data?.length ?? 0) > 0 && (
        <SelectField
          field={form.field('subgroupId')}
          options={options(services.data)}
          placeholder="The whole organisation"
          optional
          hint="Admins of the service then see the project too."
        />
      )}
      <SelectField
        field={form.field('organiser_user_id')}
        options={options(organisers.data?.organisers)}
        placeholder={hasGroup ? 'Choose an organiser' : 'Choose an organisation first'}
        hint="An admin or organiser of the organisation, who chooses among the dates."
      />
      <TextField field={form.field('title')} autoComplete="off" hint="For example Winter 2026 vaccination training" />
      <TextAreaField field={form.field('notes')} rows={3} optional hint="For site admins" />
    </Form>
  );
}

/** Opens a project for an organisation or one of its services. */
export function NewProjectScreen() {
  return (
    <>
      <BookingsOff />
      <Page width="form" lead="You add its requests next.">
        <NewProjectForm />
      </Page>
    </>
  );
}
