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
import { mayJoin } from './session-words.ts';
import { trainerDayQuery } from './trainer-days.queries.ts';

/** Returns whether a session has an open register that is not finished, or a meeting to join now. */
const isActive = (session: TodaysSession) =>
  (session.register === 'open' && session.marked < session.delegates) || mayJoin(session);

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

/** Home of a trainer: the sessions of today, the coming days, and unfinished registers and assessments. */
export function TodayScreen() {
  const query = useQuery(trainerDayQuery);
  return (
    <Page lead={query.data && formatLongDay(query.data.day)} tabs={<LedCourseTabs />} hasBreadcrumbs={false}>
      <QueryView query={query} errorTitle="Your day could not be loaded">
        {(data) => (
          <div className={c.columns}>
            <Days {...data} />
            <WaitingTasks {...data} />
          </div>
        )}
      </QueryView>
    </Page>
  );
}
