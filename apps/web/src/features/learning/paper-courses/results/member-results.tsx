import { listPaperResults, type MemberPaperCourse } from '@doselore/contract/paper-courses';
import { Button } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useArea } from '../../../../platform/area/index.ts';
import { correctedText } from '../../../../ui/correction/index.ts';
import { Tag } from '../../../../ui/course/index.ts';
import { formatBytes, formatDay } from '../../../../ui/formats/index.ts';
import { Card } from '../../../../ui/layout/index.ts';
import { RowList } from '../../../../ui/row-list/index.ts';
import { QueryView } from '../../../../ui/states/index.ts';
import c from './member-results.module.css';
import { ResultDialogue } from './result-dialogue.tsx';
import { type MemberRef, paperResults, scanAddress } from './results.queries.ts';

type Facts = { outcome: string; taken_on: string; score: number | null; assessor: string };

function factsText({ outcome, taken_on, score, assessor }: Facts): string {
  const scored = score === null ? '' : `, score ${score}`;
  return `${outcome === 'pass' ? 'Pass' : 'Fail'} on ${formatDay(taken_on)}${scored}, assessor ${assessor}`;
}

function stateTag({ result, is_waiting }: MemberPaperCourse) {
  if (result === null) return is_waiting && <Tag hue="amber">Waiting for a result</Tag>;
  return result.outcome === 'pass' ? <Tag hue="leaf">Passed</Tag> : <Tag hue="brick">Failed</Tag>;
}

type RowProps = { target: MemberRef; course: MemberPaperCourse; onAsk: () => void };

function ResultRow({ target, course, onAsk }: RowProps) {
  const { can } = useArea();
  const { result, scan } = course;
  const mayRecord = result === null && course.is_waiting && can('paperCourses.record');
  const mayCorrect = result !== null && can('paperCourses.correct');
  const verb = mayRecord ? 'Record result' : 'Correct';
  return (
    <li>
      <div className={c.facts}>
        <p>
          <b>{course.title}</b> {stateTag(course)}
        </p>
        <p className="muted">
          {result === null
            ? `Licence issued ${formatDay(course.issued_on)}`
            : `${factsText(result)}, recorded by ${result.recorded_by}`}
        </p>
        {course.rule === null && <p>No version of this course is live, so no result can be recorded.</p>}
        {course.corrected.map((old) => (
          <p className="muted" key={`${old.on} ${factsText(old)}`}>
            {correctedText(old, factsText(old))}
          </p>
        ))}
      </div>
      <div className={c.actions}>
        {scan !== null && (
          <Button
            component="a"
            href={scanAddress(target, course.licence_id)}
            target="_blank"
            rel="noopener"
            variant="light"
            size="sm"
            leftSection={<IconExternalLink size={17} aria-hidden />}
            aria-label={`Open scan: ${course.title} (opens in a new tab)`}
          >
            Scan ({formatBytes(scan.bytes)})
          </Button>
        )}
        {(mayRecord || mayCorrect) && course.rule !== null && (
          <Button
            variant={mayRecord ? 'filled' : 'default'}
            size="sm"
            aria-label={`${verb}: ${course.title}`}
            onClick={onAsk}
          >
            {verb}
          </Button>
        )}
      </div>
    </li>
  );
}

function Results({ target, courses }: { target: MemberRef; courses: readonly MemberPaperCourse[] }) {
  const [chosenId, setChosenId] = useState<number>();
  const [isOpen, setOpen] = useState(false);
  const chosenCourse = courses.find(({ licence_id }) => licence_id === chosenId);
  return (
    <>
      <RowList>
        {courses.map((course) => (
          <ResultRow
            key={course.licence_id}
            target={target}
            course={course}
            onAsk={() => {
              setChosenId(course.licence_id);
              setOpen(true);
            }}
          />
        ))}
      </RowList>
      {chosenCourse !== undefined && (
        <ResultDialogue
          key={chosenCourse.licence_id}
          target={target}
          course={chosenCourse}
          opened={isOpen}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** Face-to-face courses of a member: licences that wait for a result, and results. Nothing while there are none. */
export function MemberResults({ target }: { target: MemberRef }) {
  const query = useQuery(
    paperResults.one(listPaperResults, { level: target.level, params: { ...target.place, userId: target.userId } }),
  );
  if (query.data?.length === 0) return null;
  return (
    <div className={c.section}>
      <Card title="Face to Face Courses">
        <QueryView query={query} errorTitle="The face-to-face courses could not be loaded">
          {(courses) => <Results target={target} courses={courses} />}
        </QueryView>
      </Card>
    </div>
  );
}
