import { courseKind } from '@doselore/contract';
import { type Suitability, suitabilityLevels, suitabilityWords, type Trainer } from '@doselore/contract/trainers';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useArea } from '../../platform/area/index.ts';
import { showBanner } from '../../platform/banner/index.ts';
import { CalendarInput } from '../../ui/calendar/index.ts';
import { Card } from '../../ui/layout/index.ts';
import { EmptyPanel, QueryView } from '../../ui/states/index.ts';
import c from './parts/rows.module.css';
import { SaveBar } from './parts/save-bar.tsx';
import { TrainerPage } from './parts/trainer-page.tsx';
import { refreshTrainers, type Suitabilities, saveSuitabilities, suitabilitiesQuery } from './trainers.queries.ts';

function CourseRow({ row, onChange }: { row: Suitability; onChange: (change: Partial<Suitability>) => void }) {
  return (
    <li className={c.row}>
      <div className={c.name}>
        {row.title}
        <div className="muted">{courseKind(row.deliverable_id)}</div>
      </div>
      <NativeSelect
        className={c.wide}
        label="Level"
        aria-label={`Level: ${row.title}`}
        data={suitabilityLevels.map((value) => ({
          value: String(value),
          label: `${value}: ${suitabilityWords[value]}`,
        }))}
        value={String(row.level)}
        onChange={(event) => {
          const typed = Number(event.currentTarget.value);
          onChange({ level: suitabilityLevels.find((known) => known === typed) ?? 0 });
        }}
      />
      <CalendarInput
        label="Until (optional)"
        accessibleName={`Last day: ${row.title}`}
        size="md"
        value={row.valid_until ?? ''}
        onChange={(day) => onChange({ valid_until: day === '' ? null : day })}
      />
      <TextInput
        label="Note (optional)"
        aria-label={`Note: ${row.title}`}
        maxLength={500}
        value={row.note}
        onChange={(event) => onChange({ note: event.currentTarget.value })}
      />
    </li>
  );
}

function CoursesForm({ trainer, held }: { trainer: Trainer; held: Suitabilities }) {
  const { to } = useArea();
  const client = useQueryClient();
  const [rows, setRows] = useState(held.rows);
  const [isDirty, setDirty] = useState(false);
  const send = async () => {
    await saveSuitabilities(trainer.id, {
      rows: rows.map(({ product_id: productId, level, valid_until, note }) => ({
        productId,
        level,
        valid_until,
        note,
      })),
      fingerprint: held.fingerprint,
    });
    setDirty(false);
    showBanner({ message: 'Courses saved', type: 'success' });
    await refreshTrainers(client);
  };
  if (rows.length === 0)
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
  return (
    <Card>
      <ul className={c.list}>
        {rows.map((row) => (
          <CourseRow
            key={row.product_id}
            row={row}
            onChange={(change) => {
              setDirty(true);
              setRows(rows.map((one) => (one.product_id === row.product_id ? { ...one, ...change } : one)));
            }}
          />
        ))}
      </ul>
      <SaveBar label="Save courses" isDirty={isDirty} problem={undefined} send={send} />
    </Card>
  );
}

function Courses({ trainer }: { trainer: Trainer }) {
  const query = useQuery(suitabilitiesQuery(trainer.id));
  return (
    <QueryView query={query} errorTitle="The courses could not be loaded">
      {(held) => <CoursesForm key={held.fingerprint} trainer={trainer} held={held} />}
    </QueryView>
  );
}

/** Levels of a trainer by course. */
export function TrainerCoursesScreen() {
  return <TrainerPage>{(trainer) => <Courses trainer={trainer} />}</TrainerPage>;
}
