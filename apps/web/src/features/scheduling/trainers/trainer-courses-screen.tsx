import { commandOf, courseKind, dayText, type RowTexts } from '@doselore/contract';
import {
  changeSuitabilities,
  listSuitabilities,
  type Suitability,
  type SuitabilityRow,
  suitabilityLevels,
  suitabilityTexts,
  suitabilityWords,
  type Trainer,
  trainerLimits,
} from '@doselore/contract/trainers';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { callEndpoint } from '../../../platform/api/index.ts';
import { useArea } from '../../../platform/area/index.ts';
import { showBanner } from '../../../platform/banner/index.ts';
import { CalendarInput } from '../../../ui/calendar/index.ts';
import { Form, useForm } from '../../../ui/form/index.ts';
import { Card } from '../../../ui/layout/index.ts';
import { type RowInputs, RowsField, rowsInWords } from '../../../ui/rows/index.ts';
import { EmptyPanel, QueryView } from '../../../ui/states/index.ts';
import c from './parts/rows.module.css';
import { TrainerPage } from './parts/trainer-page.tsx';
import { refreshTrainers, trainers } from './trainers.queries.ts';

type Row = { row: SuitabilityRow; course: Suitability } & RowInputs<SuitabilityRow>;

function CourseInputs({ row, course, name, change }: Row) {
  return (
    <>
      <div className={c.name}>
        {name}
        <div className="muted">{courseKind(course.deliverable_id)}</div>
      </div>
      <NativeSelect
        className={c.wide}
        label="Level"
        aria-label={`Level: ${name}`}
        data={suitabilityLevels.map((value) => ({
          value: String(value),
          label: `${value}: ${suitabilityWords[value]}`,
        }))}
        value={String(row.level)}
        onChange={(event) => {
          const typed = Number(event.currentTarget.value);
          change({ level: suitabilityLevels.find((known) => known === typed) ?? 0 });
        }}
      />
      <CalendarInput
        label="Until (optional)"
        accessibleName={`Last day: ${name}`}
        size="md"
        value={row.valid_until ?? ''}
        onChange={(day) => change({ valid_until: day === '' ? null : day })}
      />
      <TextInput
        label="Note (optional)"
        aria-label={`Note: ${name}`}
        maxLength={trainerLimits.reason}
        value={row.note}
        onChange={(event) => change({ note: event.currentTarget.value })}
      />
    </>
  );
}

/** Returns how the rows of all courses are written. The text has those that are taught. */
function textsOf(courses: readonly Suitability[]): RowTexts<SuitabilityRow> {
  const { textOf, rowsOf } = suitabilityTexts;
  return {
    textOf,
    rowsOf: (text) => {
      const taught = new Map(rowsOf(text).map((row) => [row.productId, row]));
      return courses.map(
        ({ product_id: productId }) => taught.get(productId) ?? { productId, level: 0, valid_until: null, note: '' },
      );
    },
  };
}

const rowOf = ({ product_id: productId, level, valid_until, note }: Suitability): SuitabilityRow => {
  return { productId, level, valid_until, note };
};

function useCoursesForm(trainer: Trainer, courses: readonly Suitability[], titleOf: (productId: number) => string) {
  const rows = suitabilityTexts.textOf(courses.map(rowOf));
  return useForm({
    initial: { rows },
    baseValues: { rows },
    labels: { rows: 'Courses' },
    words: {
      rows: rowsInWords(suitabilityTexts, ({ productId, level, valid_until, note }) =>
        [titleOf(productId), suitabilityWords[level], valid_until === null ? '' : `until ${dayText(valid_until)}`, note]
          .filter((part) => part !== '')
          .join(', '),
      ),
    },
    onSubmit: (values, baseValues) =>
      callEndpoint(changeSuitabilities, {
        params: { trainerUserId: trainer.id },
        body: commandOf({ rows: suitabilityTexts.rowsOf(values.rows), baseValues }),
      }),
  });
}

function CoursesForm({ trainer, courses }: { trainer: Trainer; courses: readonly Suitability[] }) {
  const client = useQueryClient();
  const found = new Map(courses.map((course) => [course.product_id, course]));
  const titleOf = (productId: number) => found.get(productId)?.title ?? `Course ${productId}`;
  const form = useCoursesForm(trainer, courses, titleOf);
  const done = () => {
    showBanner({ message: 'Courses saved', type: 'success' });
    void refreshTrainers(client);
  };
  return (
    <Card>
      <Form form={form} submitLabel="Save courses" onDone={done}>
        <RowsField
          field={form.field('rows')}
          texts={textsOf(courses)}
          row="course"
          nameOf={({ productId }) => titleOf(productId)}
          keyOf={({ productId }) => productId}
          legend="in-title"
          isFixed
        >
          {(row, inputs) => {
            const course = found.get(row.productId);
            return course && <CourseInputs row={row} course={course} {...inputs} />;
          }}
        </RowsField>
      </Form>
    </Card>
  );
}

function NoCourses() {
  const { to } = useArea();
  return (
    <EmptyPanel
      title="No courses are taught yet"
      message="A trainer teaches Pharmacist-led kinds of courses. Create one under Courses, make it live, and it appears here."
      action={
        <Button component={Link} to={to('new-course')}>
          New course
        </Button>
      }
    />
  );
}

function Courses({ trainer }: { trainer: Trainer }) {
  const query = useQuery(trainers.one(listSuitabilities, { params: { trainerUserId: trainer.id } }));
  return (
    <QueryView query={query} errorTitle="The courses could not be loaded">
      {({ rows }) => (rows.length === 0 ? <NoCourses /> : <CoursesForm trainer={trainer} courses={rows} />)}
    </QueryView>
  );
}

/** Levels of a trainer by course. */
export function TrainerCoursesScreen() {
  return <TrainerPage>{(trainer) => <Courses trainer={trainer} />}</TrainerPage>;
}
