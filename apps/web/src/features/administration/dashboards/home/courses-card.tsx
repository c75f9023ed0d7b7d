import { coursePlace, terms } from '@doselore/contract';
import { virtualGroupStateWords } from '@doselore/contract/virtual-groups';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useArea } from '../../../../platform/area/index.ts';
import { usePlace } from '../../../../platform/routes/index.ts';
import { formatLongDay, formatTime } from '../../../../ui/formats/index.ts';
import { RowList } from '../../../../ui/row-list/index.ts';
import { LoadingLines, QueryView } from '../../../../ui/states/index.ts';
import c from './home.module.css';
import { nextCoursesQuery } from './home.queries.ts';
import { Calm, HomeCard } from './home-card.tsx';

/** Card of the next Pharmacist-led Courses of the place. */
export function CoursesCard({ today }: { today: string }) {
  const { level } = useArea();
  const { groupId, subgroupId, here } = usePlace();
  const query = useQuery(nextCoursesQuery(level, { groupId, subgroupId }, today));
  return (
    <HomeCard
      title={`Upcoming ${terms.virtualGroup.many}`}
      order={4}
      all={{ label: 'All courses', to: here('virtual-groups') }}
    >
      <QueryView query={query} loading={<LoadingLines count={2} />} errorTitle="The courses could not be loaded">
        {({ rows }) =>
          rows.length === 0 ? (
            <Calm>No course is planned.</Calm>
          ) : (
            <RowList>
              {rows.map((row) => (
                <li key={row.id}>
                  <span className={c.text}>
                    <Link to={here('delegates', { virtualGroupId: row.id })}>{row.title}</Link>
                    <span className="muted">
                      {row.training_start === null
                        ? virtualGroupStateWords[row.state]
                        : `${formatLongDay(row.training_start)}, ${formatTime(row.training_start)}`}
                      {coursePlace(row) !== undefined && `, ${coursePlace(row)}`}
                    </span>
                  </span>
                  <span className={`muted ${c.action}`}>
                    {row.by_membership_only
                      ? `${row.delegates} of your members`
                      : `${row.delegates} of ${row.delegatePlacesAllowed} places`}
                  </span>
                </li>
              ))}
            </RowList>
          )
        }
      </QueryView>
    </HomeCard>
  );
}
