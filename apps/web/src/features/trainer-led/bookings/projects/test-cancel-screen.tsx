import type { Cancellation } from '@doselore/contract/bookings';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useArea } from '../../../../platform/area/index.ts';
import { parseRouteId } from '../../../../platform/routes/index.ts';
import { formatNumber } from '../../../../ui/formats/index.ts';
import { Card, Facts } from '../../../../ui/layout/index.ts';
import { Page } from '../../../../ui/page/index.ts';
import { RowList } from '../../../../ui/row-list/index.ts';
import { EmptyPanel, QueryView } from '../../../../ui/states/index.ts';
import { cancellationQuery } from '../bookings.queries.ts';
import { BookingsOff, useBookingsOn } from '../bookings-off.tsx';
import { unitName, unitPages } from '../pairs.ts';
import { CancelProject } from './cancel-project.tsx';
import { DaysTag, RequestTag } from './project-words.tsx';
import c from './projects.module.css';

type Part = { cancellation: Cancellation };

function RequestsPart({ cancellation: { project, requests, multi_days: multiDays } }: Part) {
  const { to } = useArea();
  if (requests.length + multiDays.length === 0) return <p>The project has no open requests.</p>;
  return (
    <RowList>
      {requests.map((unit) => (
        <li key={unit.id}>
          <div className={c.head}>
            <Link to={unitPages(to, project.id, unit).manage}>{unitName(unit)}</Link> <RequestTag state={unit.state} />
          </div>
        </li>
      ))}
      {multiDays.map(({ id, product, state, dates }) => (
        <li key={`days ${id}`}>
          <div className={c.head}>
            <Link to={to('manage-days', { projectId: project.id, multiDayId: id })}>{product.name}</Link>{' '}
            <span className="muted">{dates} days</span> <DaysTag state={state} />
          </div>
        </li>
      ))}
    </RowList>
  );
}

const namesOf = (rows: readonly { name: string }[]) => rows.map(({ name }) => name).join(', ');

function Effects({ cancellation }: Part) {
  const { enquiries, confirmations, holds, people, courses } = cancellation;
  return (
    <Facts
      facts={[
        { label: 'Questions withdrawn', value: formatNumber(enquiries + confirmations) },
        { label: 'Holds released', value: formatNumber(holds) },
        { label: 'Emails to', value: namesOf(people) || 'Nobody' },
        { label: 'Courses that stay', value: namesOf(courses) || 'None' },
      ]}
    />
  );
}

function TestOf({ projectId }: { projectId: number }) {
  const { to } = useArea();
  const navigate = useNavigate();
  const query = useQuery(cancellationQuery(projectId));
  const mayCancel = useBookingsOn();
  const { data } = query;
  return (
    <Page
      record={data && `Cancel ${data.project.name}?`}
      lead="This is what would happen now. Nothing has changed yet."
      actions={
        data &&
        mayCancel && <CancelProject project={data.project} onDone={() => navigate(to('project', { projectId }))} />
      }
    >
      <QueryView query={query} errorTitle="What would be cancelled could not be loaded">
        {(cancellation) => (
          <>
            <Effects cancellation={cancellation} />
            <Card title="Requests that are cancelled">
              <RequestsPart cancellation={cancellation} />
            </Card>
          </>
        )}
      </QueryView>
    </Page>
  );
}

/** Shows what cancelling a project would do. The address names the project: `?projectId=7`. */
export function TestCancelScreen() {
  const { to } = useArea();
  const [search] = useSearchParams();
  const projectId = parseRouteId(search.get('projectId') ?? '');
  return (
    <>
      <BookingsOff />
      {projectId === null ? (
        <Page>
          <EmptyPanel
            title="No project chosen"
            message="Open a project, then choose Test cancelling to see what it would do."
            action={<Link to={to('projects')}>See all projects</Link>}
          />
        </Page>
      ) : (
        <TestOf projectId={projectId} />
      )}
    </>
  );
}
