import { listResultCourses } from '@doselore/contract/imports';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useArea } from '../../../platform/area/index.ts';
import { usePlaceNames } from '../../../platform/places/index.ts';
import { usePlace } from '../../../platform/routes/index.ts';
import { formatNumber } from '../../../ui/formats/index.ts';
import { Card } from '../../../ui/layout/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { RowList } from '../../../ui/row-list/index.ts';
import { EmptyPanel, QueryView } from '../../../ui/states/index.ts';
import { imports } from './imports.queries.ts';

const waitingText = (waiting: number) =>
  waiting === 0 ? 'Nobody waits for a result' : `${formatNumber(waiting)} waiting for a result`;

/** Face-to-face courses whose results can be uploaded here. */
export function ChooseResultsScreen() {
  const { level } = useArea();
  const { groupId, subgroupId, here } = usePlace();
  const { name, names } = usePlaceNames();
  const query = useQuery(imports.one(listResultCourses, { level, params: { groupId, subgroupId } }));
  return (
    <Page width="form" context={name} names={names} lead="Choose the face-to-face course that your list is about.">
      <QueryView query={query} errorTitle="The courses could not be loaded">
        {(courses) =>
          courses.length === 0 ? (
            <EmptyPanel
              title="No face-to-face courses"
              message="Results can be recorded once a face-to-face course is offered."
            />
          ) : (
            <Card title="Face-to-face courses">
              <RowList>
                {courses.map(({ id, title, waiting }) => (
                  <li key={id}>
                    <Link to={here('bulk-upload-results', { abstractPaperCourseId: id })}>
                      <b>{title}</b>
                    </Link>
                    <span className="muted">{waitingText(waiting)}</span>
                  </li>
                ))}
              </RowList>
            </Card>
          )
        }
      </QueryView>
    </Page>
  );
}
