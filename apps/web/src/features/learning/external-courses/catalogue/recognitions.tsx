import type { ExternalCourseDetail, Recognition } from '@doselore/contract/external-courses';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { today } from '../../../../platform/clock/clock.ts';
import { Tag } from '../../../../ui/course/index.ts';
import { FormDialogue } from '../../../../ui/form/index.ts';
import { formatLongDay } from '../../../../ui/formats/index.ts';
import { Card } from '../../../../ui/layout/index.ts';
import { RowList } from '../../../../ui/row-list/index.ts';
import { EndForm, RecognitionForm } from './recognition-forms.tsx';

function stateTag({ from_on, until_on }: Recognition) {
  if (until_on !== null && until_on <= today()) return <Tag>Ended</Tag>;
  return from_on > today() ? <Tag hue="amber">Upcoming</Tag> : <Tag hue="leaf">Counts</Tag>;
}

const daysText = ({ from_on, until_on }: Recognition) =>
  until_on === null
    ? `From ${formatLongDay(from_on)}`
    : `From ${formatLongDay(from_on)}, no longer from ${formatLongDay(until_on)}`;

const endWords = ({ until_on }: Recognition) => (until_on === null ? 'End recognition' : 'Change end date');

/** Courses that an external course counts for, with their days. */
export function Recognitions({ course }: { course: ExternalCourseDetail }) {
  const [dialogue, setDialogue] = useState<{ ends?: Recognition | undefined }>({});
  const [isOpen, setOpen] = useState(false);
  const open = (ends?: Recognition) => {
    setDialogue({ ends });
    setOpen(true);
  };
  const close = () => setOpen(false);
  const { ends } = dialogue;
  const add = (
    <Button variant="default" size="sm" leftSection={<IconPlus size={18} aria-hidden />} onClick={() => open()}>
      Recognise as a course
    </Button>
  );
  return (
    <Card title="Recognised as" actions={add}>
      <p className="muted">
        A verified entry of this course counts like a certificate of these courses. It never gives a certificate.
      </p>
      {course.recognitions.length === 0 ? (
        <p>This course is not recognised as a course of the catalogue yet.</p>
      ) : (
        <RowList>
          {course.recognitions.map((one) => (
            <li key={one.id}>
              <div>
                <b>{one.title}</b> {stateTag(one)}
                <div className="muted">{daysText(one)}</div>
              </div>
              <Button
                variant="default"
                size="sm"
                aria-label={`${endWords(one)}: ${one.title}`}
                onClick={() => open(one)}
              >
                {endWords(one)}
              </Button>
            </li>
          ))}
        </RowList>
      )}
      <FormDialogue
        opened={isOpen}
        title={ends === undefined ? `Recognise ${course.title}` : `End the recognition as ${ends.title}`}
        about={`external course ${course.id} recognition ${ends?.id ?? 'new'}`}
        onClose={close}
      >
        {ends === undefined ? (
          <RecognitionForm course={course} onClose={close} />
        ) : (
          <EndForm key={ends.id} course={course} recognition={ends} onClose={close} />
        )}
      </FormDialogue>
    </Card>
  );
}
