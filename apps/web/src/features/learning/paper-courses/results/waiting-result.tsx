import { listPaperResults, type MemberPaperCourse } from '@doselore/contract/paper-courses';
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatDay } from '../../../../ui/formats/index.ts';
import { QueryView } from '../../../../ui/states/index.ts';
import { ResultForm } from './result-form.tsx';
import { type MemberRef, paperResults } from './results.queries.ts';

type Props = {
  target: MemberRef;
  /** Chosen licence. If undefined, the form uses the only licence that waits for a result. */
  licenceId: number | undefined;
  /** Undefined when the licence is given. */
  onChoose?: ((licenceId: number) => void) | undefined;
  onClose: () => void;
};

function CourseChoice({ waiting, licenceId, onChoose }: Omit<Props, 'target' | 'onClose'> & { waiting: Waiting }) {
  return (
    <NativeSelect
      label="Course"
      mb="md"
      value={licenceId ?? ''}
      onChange={({ currentTarget }) => onChoose?.(Number(currentTarget.value))}
      data={[
        ...(licenceId === undefined ? [{ value: '', label: 'Choose a course' }] : []),
        ...waiting.map((one) => ({
          value: `${one.licence_id}`,
          label: `${one.title}, licence issued ${formatDay(one.issued_on)}`,
        })),
      ]}
    />
  );
}

type Waiting = readonly MemberPaperCourse[];

function ChosenCourse({ target, course, onClose }: Pick<Props, 'target' | 'onClose'> & { course: MemberPaperCourse }) {
  if (course.rule === null) return <p>No version of {course.title} is live, so no result can be recorded.</p>;
  return <ResultForm key={course.licence_id} target={target} course={course} onClose={onClose} />;
}

/** Form that records the result of a member, for a licence that waits for a result. */
export function WaitingResult({ target, licenceId, onChoose, onClose }: Props) {
  return (
    <QueryView
      query={useQuery(
        paperResults.one(listPaperResults, { level: target.level, params: { ...target.place, userId: target.userId } }),
      )}
      errorTitle="The face-to-face courses could not be loaded"
    >
      {(courses) => {
        const waiting = courses.filter((one) => one.is_waiting);
        const only = waiting.length === 1 && onChoose !== undefined ? waiting[0]?.licence_id : undefined;
        const course = waiting.find((one) => one.licence_id === (licenceId ?? only));
        if (waiting.length === 0 || (course === undefined && onChoose === undefined))
          return <p>This licence no longer waits for a result. Reload the page to see the current state.</p>;
        return (
          <>
            {onChoose !== undefined && waiting.length > 1 && (
              <CourseChoice waiting={waiting} licenceId={licenceId} onChoose={onChoose} />
            )}
            {only !== undefined && course !== undefined && (
              <p>
                <b>{course.title}</b>, licence issued {formatDay(course.issued_on)}
              </p>
            )}
            {course !== undefined && <ChosenCourse target={target} course={course} onClose={onClose} />}
          </>
        );
      }}
    </QueryView>
  );
}
