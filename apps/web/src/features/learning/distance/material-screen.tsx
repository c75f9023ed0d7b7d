import type { Answer } from '@doselore/contract';
import { getMaterial, markMaterial } from '@doselore/contract/distance';
import { Button } from '@mantine/core';
import { IconCheck, IconCircleCheck } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { callEndpoint } from '../../../platform/api/index.ts';
import { useArea } from '../../../platform/area/index.ts';
import { refreshQueries } from '../../../platform/query-client/index.ts';
import { useRouteIdOrZero } from '../../../platform/routes/index.ts';
import { Tag } from '../../../ui/course/index.ts';
import { formatLongDay } from '../../../ui/formats/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { QueryView } from '../../../ui/states/index.ts';
import { type MaterialPlace, materialAddress, myLearning } from './distance.queries.ts';
import c from './parts/distance.module.css';
import { MaterialText } from './parts/material-text.tsx';

type Material = Answer<typeof getMaterial>;

/** One material of a distance course, with a button that marks it as read. */
export function MaterialScreen() {
  const place = { courseUserId: useRouteIdOrZero('courseUserId'), materialId: useRouteIdOrZero('materialId') };
  const query = useQuery(myLearning.one(getMaterial, { params: place }));
  return (
    <Page
      title={query.data?.title}
      width="prose"
      lead={query.data && `${query.data.course_title}, about ${query.data.reading_minutes} minutes`}
    >
      <QueryView query={query} errorTitle="This text could not be opened">
        {(material) => (
          <>
            <MaterialText sections={material.sections} document={material.document} href={materialAddress(place)} />
            <ReadMark material={material} place={place} />
          </>
        )}
      </QueryView>
    </Page>
  );
}

function ReadMark({ material, place }: { material: Material; place: MaterialPlace }) {
  const { to } = useArea();
  const navigate = useNavigate();
  const client = useQueryClient();
  const list = to('modules', { courseType: 'distance', courseId: material.course_id, groupId: material.group_id });
  const after = material.next === null ? list : to('material', { ...place, materialId: material.next });
  const mark = useMutation({
    mutationFn: (read: boolean) => callEndpoint(markMaterial, { params: place, body: { read } }),
    onSuccess: async (_done, read) => {
      await refreshQueries(client, 'my-learning');
      if (read) await navigate(after);
    },
  });
  const isRead = material.read_at !== null;
  return (
    <div className={c.mark}>
      {isRead && (
        <Tag hue="leaf" icon={IconCircleCheck}>
          Read {formatLongDay(material.read_at)}
        </Tag>
      )}
      {isRead ? (
        <Button component={Link} to={after}>
          {material.next === null ? 'Go to the assessment' : 'Next text'}
        </Button>
      ) : (
        <Button
          leftSection={<IconCheck size={18} aria-hidden />}
          loading={mark.isPending}
          onClick={() => mark.mutate(true)}
        >
          Mark as read
        </Button>
      )}
      {isRead && !material.is_final && (
        <Button variant="subtle" loading={mark.isPending} onClick={() => mark.mutate(false)}>
          Mark as not read
        </Button>
      )}
      <Button component={Link} to={list} variant="subtle">
        Back to the course
      </Button>
    </div>
  );
}
