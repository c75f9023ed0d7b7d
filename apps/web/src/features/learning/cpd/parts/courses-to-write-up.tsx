import type { Answer } from '@doselore/contract';
import { draftCpdRecord, type listCpdRecords } from '@doselore/contract/cpd';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { useArea } from '../../../../platform/area/index.ts';
import { refreshQueries } from '../../../../platform/query-client/index.ts';
import { formatLongDay } from '../../../../ui/formats/index.ts';
import c from './cpd.module.css';

type Course = Answer<typeof listCpdRecords>['courses'][number];

export function CoursesToWriteUp({ courses }: { courses: readonly Course[] }) {
  return (
    <ul className={c.rows}>
      {courses.map((course) => (
        <CourseRow key={`${course.source}-${course.source_id}`} course={course} />
      ))}
    </ul>
  );
}

function CourseRow({ course }: { course: Course }) {
  const { to } = useArea();
  const navigate = useNavigate();
  const client = useQueryClient();
  const draft = useMutation({
    mutationFn: () => callEndpoint(draftCpdRecord, { params: { source: course.source, sourceId: course.source_id } }),
    onSuccess: async ({ id }) => {
      await refreshQueries(client, 'cpd');
      await navigate(to('cpd-record', { recordId: id }));
    },
  });
  return (
    <li className={c.row}>
      <div className={c.facts}>
        <h3>{course.title}</h3>
        <p className="muted">Completed {formatLongDay(course.completed_on)}</p>
      </div>
      <Button
        variant="default"
        size="sm"
        loading={draft.isPending}
        aria-label={`Turn into a draft: ${course.title}`}
        onClick={() => draft.mutate()}
      >
        Turn into a draft
      </Button>
    </li>
  );
}
