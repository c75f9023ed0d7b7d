import { commandOf } from '@doselore/contract';
import {
  changeProjectRequest,
  createProjectRequest,
  hasRequestEnded,
  type ProjectChoices,
  type ProjectRequest,
} from '@doselore/contract/bookings';
import { Button } from '@mantine/core';
import { IconCalendarPlus } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { useArea } from '../../../../platform/area/index.ts';
import { showBanner } from '../../../../platform/banner/index.ts';
import { parseRouteId, useRouteId } from '../../../../platform/routes/index.ts';
import { Form } from '../../../../ui/form/index.ts';
import { Card, Facts } from '../../../../ui/layout/index.ts';
import { Page } from '../../../../ui/page/index.ts';
import { QueryView } from '../../../../ui/states/index.ts';
import { choicesQuery, projectQuery, refreshBookings, requestQuery } from '../bookings.queries.ts';
import { BookingsOff, useBookingsOn } from '../bookings-off.tsx';
import { RequestTag } from '../projects/project-words.tsx';
import { CreateVenue } from './create-venue.tsx';
import { factsOfRequest } from './request-facts.ts';
import { LaterFields, RequestFields } from './request-fields.tsx';
import { useRequestForm } from './use-request-form.ts';

type Choosing = { projectId: number; choices: ProjectChoices };

function NewRequestForm({ projectId, choices }: Choosing) {
  const { to } = useArea();
  const client = useQueryClient();
  const navigate = useNavigate();
  const form = useRequestForm({
    choices,
    onSave: async (fields, _base, idempotencyKey) => {
      const body = commandOf({ ...fields, idempotencyKey });
      const { id } = await callEndpoint(createProjectRequest, { params: { projectId }, body });
      showBanner({ message: 'Request added. Enter its dates next.', type: 'success' });
      await refreshBookings(client);
      await navigate(to('project-request-dates', { projectId, projectRequestId: id }));
    },
  });
  return (
    <Form form={form} submitLabel="Add request" cancelTo={to('project', { projectId })}>
      <RequestFields form={form} choices={choices} />
    </Form>
  );
}

/** Adds a request of one session to a project. */
export function NewRequestScreen() {
  const projectId = useRouteId('projectId') ?? 0;
  const project = useQuery(projectQuery(projectId)).data;
  return (
    <>
      <BookingsOff />
      <Page width="form" context={project?.title} names={{ projectId: project?.title }} lead={project?.group.name}>
        <QueryView query={useQuery(choicesQuery(projectId))} errorTitle="The courses could not be loaded">
          {(choices) => <NewRequestForm projectId={projectId} choices={choices} />}
        </QueryView>
      </Page>
    </>
  );
}

type Editing = Choosing & { record: ProjectRequest; isQuiet?: boolean };

/** Form of a request: all fields of a draft, later those that can still change. */
export function RequestFormOf({ record, projectId, choices, isQuiet = false }: Editing) {
  const { to } = useArea();
  const client = useQueryClient();
  const [search] = useSearchParams();
  const venueId = parseRouteId(search.get('venue') ?? '');
  const form = useRequestForm({
    ...{ record, choices, venueId },
    onSave: async ({ productId: _product, ...fields }, baseValues) => {
      const params = { projectId, projectRequestId: record.id };
      const saved = await callEndpoint(changeProjectRequest, { params, body: commandOf({ ...fields, baseValues }) });
      showBanner({ message: 'Request saved', type: 'success' });
      await refreshBookings(client);
      return saved;
    },
  });
  return (
    <Form
      form={form}
      submitLabel="Save request"
      isQuiet={isQuiet}
      {...(!isQuiet && { cancelTo: to('project', { projectId }) })}
    >
      {venueId !== null && <p>The new venue takes the place of the premises. Choose Save request to use it.</p>}
      {record.state === 'draft' ? (
        <RequestFields form={form} choices={choices} record={record} />
      ) : (
        <LaterFields form={form} choices={choices} />
      )}
    </Form>
  );
}

/** One request of a project: its form while it is a draft; later what it asks for, and the fields that can still change. */
export function RequestScreen() {
  const { to } = useArea();
  const projectId = useRouteId('projectId') ?? 0;
  const projectRequestId = useRouteId('projectRequestId') ?? 0;
  const query = useQuery(requestQuery({ projectId, projectRequestId }));
  const choices = useQuery(choicesQuery(projectId));
  const isOn = useBookingsOn();
  const { data } = query;
  return (
    <>
      <BookingsOff />
      <Page
        width="form"
        record={data?.product.name}
        context={data?.product.name}
        names={{ projectId: data?.project.name, projectRequestId: data?.product.name }}
        lead={
          data && (
            <>
              <RequestTag state={data.state} /> {data.is_virtual ? 'Online' : 'Face to face'} for {data.group.name}
            </>
          )
        }
        actions={
          data && (
            <>
              {isOn && <CreateVenue request={data} />}
              <Button
                component={Link}
                variant="default"
                to={to('project-request-dates', { projectId, projectRequestId })}
                leftSection={<IconCalendarPlus size={18} aria-hidden />}
              >
                Dates
              </Button>
            </>
          )
        }
      >
        <QueryView query={query} errorTitle="This request could not be loaded">
          {(record) => {
            const mayChange = isOn && !hasRequestEnded(record.state);
            return (
              <>
                {!(mayChange && record.state === 'draft') && (
                  <Card title="What is asked for">
                    <Facts facts={factsOfRequest(record)} />
                  </Card>
                )}
                {mayChange && (
                  <QueryView query={choices} errorTitle="The choices could not be loaded">
                    {(loaded) => (
                      <RequestFormOf key={record.id} record={record} projectId={projectId} choices={loaded} />
                    )}
                  </QueryView>
                )}
              </>
            );
          }}
        </QueryView>
      </Page>
    </>
  );
}
