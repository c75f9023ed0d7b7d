import type { TodaysSession, TrainerDay } from '@doselore/contract/trainer-days';
import { useQuery } from '@tanstack/react-query';
import { formatLongDay } from '../../../ui/formats/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { QueryView } from '../../../ui/states/index.ts';
import { LedCourseTabs } from '../virtual-groups/index.ts';
import { ComingDays } from './parts/coming-days.tsx';
import { NoSession } from './parts/no-session.tsx';
import c from './parts/today.module.css';
import { TodayCard } from './parts/today-card.tsx';
import { WaitingTasks } from './parts/waiting-tasks.tsx';
import { trainerDayQuery } from './trainer-days.queries.ts';

/** Whether there is something to do now: an open register that is not finished, or a meeting to join. */
const isActive = ({ register, marked, delegates, joining }: TodaysSession) =>
  (register === 'open' && marked < delegates) || (joining?.state === 'open' && joining.is_ready);

function Days({ today, coming, day }: TrainerDay) {
  const next = today.find(isActive);
  return (
    <div className={c.stack}>
      {today.length === 0 && <NoSession next={coming[0]} today={day} />}
      {today.map((session) => (
        <TodayCard key={session.session_id} session={session} isNext={session === next} />
      ))}
      {(coming.length > 0 || today.length > 0) && <ComingDays sessions={coming} today={day} />}
    </div>
  );
}

/** Home of a trainer: the sessions of today, the days after it, and what waits. */
export function TodayScreen() {
  const query = useQuery(trainerDayQuery);
  return (
    <Page lead={query.data && formatLongDay(query.data.day)} tabs={<LedCourseTabs />} hasBreadcrumbs={false}>
      <QueryView query={query} errorTitle="Your day could not be loaded">
        {(data) => (
          <div className={c.columns}>
            <Days {...data} />
            <WaitingTasks registers={data.registers} assessments={data.assessments} />
          </div>
        )}
      </QueryView>
    </Page>
  );
}
