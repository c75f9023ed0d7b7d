import { hasServiceLevels } from '@doselore/contract';
import { useQuery } from '@tanstack/react-query';
import { useArea } from '../../../../platform/area/index.ts';
import { usePlace } from '../../../../platform/routes/index.ts';
import { QueryView } from '../../../../ui/states/index.ts';
import { CoursesCard } from './courses-card.tsx';
import { ExpiringCard } from './expiring-card.tsx';
import c from './home.module.css';
import { placeHomeQuery } from './home.queries.ts';
import { LevelCard } from './level-card.tsx';
import { RequestsCard } from './requests-card.tsx';
import { StockCard } from './stock-card.tsx';
import { ToReadCard } from './to-read-card.tsx';

/** Cards with the work of today at an organisation or a service. Each row names a person or a course, with one action. */
export function PlaceHome() {
  const { level, can } = useArea();
  const { groupId, subgroupId, isService } = usePlace();
  const query = useQuery(placeHomeQuery(level, { groupId, subgroupId }));
  return (
    <QueryView query={query} errorTitle="This part of the dashboard could not be loaded">
      {(home) => (
        <div className={c.home}>
          <div className={c.column}>
            <ExpiringCard expiring={home.expiring} />
            {can('virtualGroups.list') && <CoursesCard today={home.today} />}
            {hasServiceLevels(level) && <LevelCard admins={home.admins} />}
          </div>
          <div className={c.column}>
            <ToReadCard rows={home.to_read} />
            {can('licenceRequests.list') && <RequestsCard />}
            {isService && can('licences.list') && <StockCard />}
          </div>
        </div>
      )}
    </QueryView>
  );
}
