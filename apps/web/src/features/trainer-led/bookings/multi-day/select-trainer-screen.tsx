import {
  type MultiDay,
  type MultiDayCoverage,
  type MultiDayTrainer,
  narrowTrainers,
} from '@doselore/contract/bookings';
import { Button } from '@mantine/core';
import { IconLockOpen } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { useArea } from '../../../../platform/area/index.ts';
import { useRouteId } from '../../../../platform/routes/index.ts';
import { FormDialogue } from '../../../../ui/form/index.ts';
import { formatLongDay } from '../../../../ui/formats/index.ts';
import { Card, Notice } from '../../../../ui/layout/index.ts';
import { Page } from '../../../../ui/page/index.ts';
import { QueryView } from '../../../../ui/states/index.ts';
import { TrainerComparison } from '../../course-planning/index.ts';
import { coverageQuery, daysQuery } from '../bookings.queries.ts';
import { BookingsOff, useBookingsOn } from '../bookings-off.tsx';
import { DaysTag } from '../projects/project-words.tsx';
import { journeyInWords } from '../words.ts';
import { PlaceConflicts } from './coverage-table.tsx';
import { idsOf, useDaysCommand } from './days-commands.ts';
import { LockForm } from './lock-form.tsx';
import c from './multi-day.module.css';

type Compared = { course: MultiDay; coverage: MultiDayCoverage };

/** The date on which a trainer fits worst, with its journeys. */
function WorstDate({ trainer, coverage }: { trainer: MultiDayTrainer; coverage: MultiDayCoverage }) {
  const nth = coverage.dates.findIndex(({ id }) => id === trainer.worst);
  const [date, found] = [coverage.dates[nth], trainer.dates[nth]];
  if (date === undefined || found === undefined || trainer.verdict === 'impossible') return null;
  const free = trainer.dates.filter(({ verdict }) => verdict === 'possible').length;
  const journey = journeyInWords(found);
  return (
    <p className={c.about}>
      Free on {free} of {trainer.dates.length} dates. Worst date: {formatLongDay(date.starts_at)},{' '}
      {found.score.toFixed(1)} of 100{journey && `. ${journey}`}.
    </p>
  );
}

function ExcludedPart({ course }: { course: MultiDay }) {
  const take = useDaysCommand(
    (idempotencyKey) =>
      callEndpoint(narrowTrainers, { params: idsOf(course), body: { excludedTrainerIds: [], idempotencyKey } }),
    'All trainers are considered again',
  );
  return (
    <Notice
      icon={IconLockOpen}
      label="Left out"
      action={
        course.state === 'narrowed' && (
          <Button variant="subtle" loading={take.isPending} onClick={() => take.mutate()}>
            Consider them again
          </Button>
        )
      }
    >
      {course.excluded.map(({ name }) => name).join(', ')} did not confirm this course, or were left out.
    </Notice>
  );
}

function Comparison({ course, coverage }: Compared) {
  const isOn = useBookingsOn();
  const [chosen, setChosen] = useState<MultiDayTrainer>();
  const close = () => setChosen(undefined);
  const isChoosable = isOn && ['narrowed', 'locked', 'asked'].includes(course.state);
  const choosing = {
    chosen: String(course.locked?.trainer.id ?? ''),
    onChoose: (id: string) => setChosen(coverage.trainers.find((one) => String(one.id) === id)),
  };
  return (
    <Card title={`Trainers for all ${coverage.dates.length} dates`}>
      <PlaceConflicts coverage={coverage} />
      <TrainerComparison
        trainers={coverage.trainers}
        {...(isChoosable && { choosing })}
        about={(trainer) => <WorstDate trainer={trainer} coverage={coverage} />}
      />
      <FormDialogue
        opened={chosen !== undefined}
        onClose={close}
        title={`Hold all dates for ${chosen?.name ?? ''}?`}
        about={`trainer ${chosen?.id ?? 0}`}
      >
        {chosen !== undefined && (
          <LockForm
            course={course}
            trainer={chosen}
            placeConflicts={coverage.dates.flatMap((date) => date.place_conflicts)}
            onClose={close}
          />
        )}
      </FormDialogue>
    </Card>
  );
}

/** Trainers for all dates of a course, the best first, of whom one is held. With `edit` another one takes the place. */
export function SelectTrainerScreen() {
  const { to } = useArea();
  const ids = { projectId: useRouteId('projectId') ?? 0, multiDayId: useRouteId('multiDayId') ?? 0 };
  const isEditing = useParams().edit === 'edit';
  const query = useQuery(daysQuery(ids));
  const coverage = useQuery(coverageQuery(ids));
  const { data } = query;
  return (
    <>
      <BookingsOff />
      <Page
        context={data?.product.name}
        names={{ projectId: data?.project.name, multiDayId: data?.product.name }}
        lead={
          data && (
            <>
              <DaysTag state={data.state} /> {data.product.name} for {data.group.name}
            </>
          )
        }
      >
        <QueryView query={query} errorTitle="This course could not be loaded">
          {(course) => (
            <div className={c.parts}>
              {isEditing && course.locked !== null && (
                <Notice icon={IconLockOpen} label="Unlocks first">
                  All dates are held for {course.locked.trainer.name}. When you choose another trainer, they are given
                  back first.
                </Notice>
              )}
              {course.state === 'collecting' && (
                <p>
                  Dates are still collected. <Link to={to('manage-days', ids)}>Compare the trainers</Link> first.
                </p>
              )}
              {course.excluded.length > 0 && <ExcludedPart course={course} />}
              <QueryView query={coverage} errorTitle="The trainers could not be compared">
                {(loaded) => <Comparison course={course} coverage={loaded} />}
              </QueryView>
            </div>
          )}
        </QueryView>
      </Page>
    </>
  );
}
