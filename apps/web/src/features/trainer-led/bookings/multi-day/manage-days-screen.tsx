import { commandOf } from '@doselore/contract';
import {
  cancelMultiDay,
  changeMultiDay,
  type MultiDay,
  type ProjectChoices,
  unlockTrainer,
} from '@doselore/contract/bookings';
import { Button } from '@mantine/core';
import { IconLockOpen } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { useArea } from '../../../../platform/area/index.ts';
import { showBanner } from '../../../../platform/banner/index.ts';
import { useRouteId } from '../../../../platform/routes/index.ts';
import { Form } from '../../../../ui/form/index.ts';
import { Card, Facts } from '../../../../ui/layout/index.ts';
import { Page } from '../../../../ui/page/index.ts';
import { QueryView } from '../../../../ui/states/index.ts';
import { choicesQuery, coverageQuery, daysQuery, refreshBookings } from '../bookings.queries.ts';
import { BookingsOff, useBookingsOn } from '../bookings-off.tsx';
import { ConfirmationList } from '../confirming/confirmation-part.tsx';
import { DaysTag } from '../projects/project-words.tsx';
import { ReasonButton } from '../reason-button.tsx';
import { factsOfDays } from '../requests/request-facts.ts';
import { CoverageTable, PlaceConflicts } from './coverage-table.tsx';
import { DatesPart } from './dates-part.tsx';
import { idsOf, useDaysCommand } from './days-commands.ts';
import { DaysFields } from './days-fields.tsx';
import { DaysNextAction, daysNextInWords } from './days-next-step.tsx';
import c from './multi-day.module.css';
import { useDaysForm } from './use-days-form.ts';

type Props = { course: MultiDay };

function DaysForm({ course, choices }: Props & { choices: ProjectChoices }) {
  const client = useQueryClient();
  const form = useDaysForm({
    record: course,
    choices,
    onSave: async ({ productId: _product, ...fields }, baseValues) => {
      const body = commandOf({ ...fields, baseValues });
      const saved = await callEndpoint(changeMultiDay, { params: idsOf(course), body });
      showBanner({ message: 'Course saved', type: 'success' });
      await refreshBookings(client);
      return saved;
    },
  });
  return (
    <Form form={form} submitLabel="Save course" isQuiet>
      <DaysFields form={form} choices={choices} record={course} />
    </Form>
  );
}

/** What is asked for: a form while nobody is held, facts afterwards. */
function WantedPart({ course, isOpen }: Props & { isOpen: boolean }) {
  const choices = useQuery(choicesQuery(course.project.id));
  const isChangeable = isOpen && (course.state === 'collecting' || course.state === 'narrowed');
  return (
    <details>
      <summary>{isChangeable ? 'Edit what is asked for' : 'What is asked for'}</summary>
      {isChangeable ? (
        <div className={c.form}>
          <QueryView query={choices} errorTitle="The venues could not be loaded">
            {(loaded) => <DaysForm key={course.id} course={course} choices={loaded} />}
          </QueryView>
        </div>
      ) : (
        <Facts facts={factsOfDays(course)} />
      )}
    </details>
  );
}

function CoveragePart({ course }: Props) {
  const query = useQuery(coverageQuery(idsOf(course)));
  return (
    <Card title="Trainers">
      {course.excluded.length > 0 && (
        <p className={c.note}>Left out: {course.excluded.map(({ name }) => name).join(', ')}.</p>
      )}
      <QueryView query={query} errorTitle="The trainers could not be compared">
        {(coverage) => (
          <>
            <PlaceConflicts coverage={coverage} />
            <CoverageTable coverage={coverage} />
          </>
        )}
      </QueryView>
    </Card>
  );
}

function HeldPart({ course }: Props) {
  const { to } = useArea();
  const name = course.locked?.trainer.name ?? '';
  const unlock = useDaysCommand(
    (idempotencyKey) => callEndpoint(unlockTrainer, { params: idsOf(course), body: { idempotencyKey } }),
    `${name} is no longer held`,
  );
  return (
    <Card
      title="Held trainer"
      actions={
        <div className={c.actions}>
          <Button component={Link} variant="default" to={to('select-trainer', { ...idsOf(course), edit: 'edit' })}>
            Choose another
          </Button>
          <Button
            variant="default"
            leftSection={<IconLockOpen size={18} aria-hidden />}
            loading={unlock.isPending}
            onClick={() => unlock.mutate()}
          >
            Unlock
          </Button>
        </div>
      }
    >
      <p className={c.note}>
        All dates are held for <b>{name}</b>.
        {course.locked?.conflict_reason && ` In spite of a conflict: ${course.locked.conflict_reason}`}
      </p>
    </Card>
  );
}

function CourseBody({ course }: Props) {
  const isOpen = useBookingsOn() && course.state !== 'completed' && course.state !== 'cancelled';
  const isAsked = course.confirmations.length > 0 || course.course !== null;
  return (
    <div className={c.parts}>
      {isOpen && course.locked !== null && <HeldPart course={course} />}
      {isAsked && (
        <Card title="Confirmation">
          <ConfirmationList {...course} />
        </Card>
      )}
      <div className={c.columns}>
        <DatesPart course={course} isOpen={isOpen} />
        {isOpen && course.state === 'narrowed' && <CoveragePart course={course} />}
      </div>
      <WantedPart course={course} isOpen={isOpen} />
    </div>
  );
}

function CancelButton({ course }: Props) {
  const client = useQueryClient();
  const name = course.product.name;
  const cancel = async (reason: string, idempotencyKey: string) => {
    await callEndpoint(cancelMultiDay, { params: idsOf(course), body: { reason, idempotencyKey } });
    showBanner({ message: `${name} cancelled`, type: 'success' });
    await refreshBookings(client);
  };
  return (
    <ReasonButton
      label="Cancel course"
      name={name}
      title={`Cancel ${name}?`}
      about={`several days ${course.id}`}
      onReason={cancel}
    >
      <p>All dates are given back. A trainer who was asked is notified.</p>
    </ReasonButton>
  );
}

/** One course of several days at work: its next step, its dates, and who could take them. */
export function ManageDaysScreen() {
  const { can } = useArea();
  const ids = { projectId: useRouteId('projectId') ?? 0, multiDayId: useRouteId('multiDayId') ?? 0 };
  const query = useQuery(daysQuery(ids));
  const isOn = useBookingsOn();
  const { data } = query;
  const isOpen = isOn && data !== undefined && data.state !== 'completed' && data.state !== 'cancelled';
  return (
    <>
      <BookingsOff />
      <Page
        record={data?.product.name}
        context={data?.product.name}
        names={{ projectId: data?.project.name, multiDayId: data?.product.name }}
        lead={
          data && (
            <>
              <DaysTag state={data.state} /> {daysNextInWords(data)}
            </>
          )
        }
        actions={
          isOpen && (
            <>
              {can('bookings.manage') && <CancelButton course={data} />}
              <DaysNextAction course={data} />
            </>
          )
        }
      >
        <QueryView query={query} errorTitle="This course could not be loaded">
          {(course) => <CourseBody course={course} />}
        </QueryView>
      </Page>
    </>
  );
}
