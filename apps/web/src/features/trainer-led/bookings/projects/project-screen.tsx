import { commandOf } from '@doselore/contract';
import { changeProject, type ProjectDetail, projectFields } from '@doselore/contract/bookings';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { useArea } from '../../../../platform/area/index.ts';
import { showBanner } from '../../../../platform/banner/index.ts';
import { useRouteId } from '../../../../platform/routes/index.ts';
import { Form, SelectField, TextAreaField, TextField, useRecordForm } from '../../../../ui/form/index.ts';
import { formatDay } from '../../../../ui/formats/index.ts';
import { Card, type Fact, Facts } from '../../../../ui/layout/index.ts';
import { Page } from '../../../../ui/page/index.ts';
import { QueryView } from '../../../../ui/states/index.ts';
import { choicesQuery, projectQuery, refreshBookings } from '../bookings.queries.ts';
import { BookingsOff, useBookingsOn } from '../bookings-off.tsx';
import { CancelProject } from './cancel-project.tsx';
import { EnquiryNote } from './enquiry-note.tsx';
import { ProjectTag } from './project-words.tsx';
import c from './projects.module.css';
import { RequestCards } from './request-cards.tsx';

const optionsOf = (rows: readonly { id: number; name: string }[], chosen: { id: number; name: string } | null) => {
  const all = chosen === null || rows.some(({ id }) => id === chosen.id) ? rows : [...rows, chosen];
  return all.map(({ id, name }) => ({ value: String(id), label: name }));
};

function DetailsForm({ project }: { project: ProjectDetail }) {
  const client = useQueryClient();
  const choices = useQuery(choicesQuery(project.id)).data;
  const form = useRecordForm({
    fields: projectFields,
    record: { ...project, organiser_user_id: project.organiser.id, handled_by: project.handler?.id ?? null },
    onSave: async (fields, baseValues) => {
      const body = commandOf({ ...fields, baseValues });
      const saved = await callEndpoint(changeProject, { params: { projectId: project.id }, body });
      showBanner({ message: `${fields.title} saved`, type: 'success' });
      await refreshBookings(client);
      return saved;
    },
  });
  return (
    <Form form={form} submitLabel="Save project" isQuiet>
      <TextField field={form.field('title')} autoComplete="off" />
      <SelectField
        field={form.field('organiser_user_id')}
        options={optionsOf(choices?.organisers ?? [], project.organiser)}
        hint="Chooses among the dates."
      />
      <SelectField
        field={form.field('handled_by')}
        options={optionsOf(choices?.handlers ?? [], project.handler)}
        placeholder="Every site admin"
        optional
        hint="The site admin who is notified."
      />
      <TextAreaField field={form.field('notes')} rows={3} optional hint="For site admins" />
    </Form>
  );
}

function factsOf({ group, subgroup, created_by, created_at, ...project }: ProjectDetail): Fact[] {
  const { ended_at: endedAt, end_reason: reason } = project;
  return [
    { label: 'Organisation', value: group.name },
    ...(subgroup === null ? [] : [{ label: 'Service', value: subgroup.name }]),
    { label: 'Opened', value: `${formatDay(created_at)} by ${created_by}` },
    ...(endedAt === null ? [] : [{ label: 'Ended', value: formatDay(endedAt) }]),
    ...(reason === null ? [] : [{ label: 'Reason', value: reason }]),
  ];
}

function ProjectBody({ project }: { project: ProjectDetail }) {
  const { to } = useArea();
  const isOpen = useBookingsOn() && project.state === 'open';
  return (
    <div className={c.columns}>
      <RequestCards project={project} isOpen={isOpen} />
      <Card
        title="Project"
        actions={
          isOpen && (
            <div className={c.actions}>
              <Button component={Link} variant="subtle" to={`${to('test-cancel-project')}?projectId=${project.id}`}>
                Test cancelling
              </Button>
              <CancelProject project={{ id: project.id, name: project.title }} />
            </div>
          )
        }
      >
        {isOpen ? (
          <DetailsForm project={project} />
        ) : (
          <Facts
            facts={[
              { label: 'Organiser', value: project.organiser.name },
              { label: 'Handled by', value: project.handler?.name ?? 'Every site admin' },
              { label: 'Notes', value: project.notes || 'None' },
            ]}
          />
        )}
      </Card>
    </div>
  );
}

/** One project: its requests, its details and how it ended. */
export function ProjectScreen() {
  const { to } = useArea();
  const projectId = useRouteId('projectId') ?? 0;
  const query = useQuery(projectQuery(projectId));
  const { data } = query;
  const mayAdd = useBookingsOn() && data?.state === 'open';
  return (
    <>
      <BookingsOff />
      <Page
        record={data?.title}
        context={data?.title}
        names={{ projectId: data?.title }}
        lead={data && <ProjectTag state={data.state} />}
        summary={data && <Facts facts={factsOf(data)} />}
        actions={
          mayAdd && (
            <Button
              component={Link}
              to={to('project-type-choice', { projectId })}
              leftSection={<IconPlus size={18} aria-hidden />}
            >
              Add a request
            </Button>
          )
        }
      >
        <QueryView query={query} errorTitle="This project could not be loaded">
          {(project) => (
            <>
              <EnquiryNote enquiry={project.enquiry} />
              <ProjectBody key={project.id} project={project} />
            </>
          )}
        </QueryView>
      </Page>
    </>
  );
}
