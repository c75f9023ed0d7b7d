import { dayAfter, type SchedulePeriod, schedulePeriods } from '@doselore/contract/trainers';
import { Button, Group } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, useParams, useSearchParams } from 'react-router';
import { useArea } from '../../../platform/area/index.ts';
import { formatLongDay, formatMonth } from '../../../ui/formats/index.ts';
import { Page, PageTabs } from '../../../ui/page/index.ts';
import { QueryView } from '../../../ui/states/index.ts';
import { scheduleQuery } from './availability.queries.ts';
import { DayGrid } from './parts/day-plan.tsx';

const periodWords: Record<SchedulePeriod, string> = { day: 'Day', week: 'Week', month: 'Month' };

/** Returns the day on which the period before or after begins. */
function stepOf(period: SchedulePeriod, on: string, way: 1 | -1): string {
  if (period !== 'month') return dayAfter(on, way * (period === 'week' ? 7 : 1));
  const first = `${on.slice(0, 7)}-01`;
  return `${dayAfter(first, way === 1 ? 31 : -1).slice(0, 7)}-01`;
}

function titleOf(period: SchedulePeriod, days: readonly { day: string }[]): string {
  const [first, last] = [days[0]?.day ?? '', days.at(-1)?.day ?? ''];
  if (period === 'day') return formatLongDay(first);
  return period === 'month' ? formatMonth(first.slice(0, 7)) : `${formatLongDay(first)} - ${formatLongDay(last)}`;
}

/** The trainer's own sessions and free hours of a day, a week or a month. An unknown period is a week. */
export function ScheduleScreen() {
  const { to } = useArea();
  const given = useParams<'period'>().period;
  const period = schedulePeriods.find((known) => known === given) ?? 'week';
  const dayParam = useSearchParams()[0].get('on') ?? '';
  const on = /^20\d{2}-\d{2}-\d{2}$/u.test(dayParam) && !Number.isNaN(Date.parse(dayParam)) ? dayParam : undefined;
  const query = useQuery(scheduleQuery(period, on));
  const at = (day: string | undefined, shown: SchedulePeriod = period) =>
    `${to('schedule', { period: shown })}${day === undefined ? '' : `?on=${day}`}`;
  if (given !== period) return <Navigate to={at(on)} replace />;
  return (
    <Page
      lead="Your sessions and the hours in which you are free. Times are UK local times."
      tabs={
        <PageTabs label="Periods" tabs={schedulePeriods.map((one) => ({ label: periodWords[one], to: at(on, one) }))} />
      }
    >
      <QueryView query={query} errorTitle="Your schedule could not be loaded">
        {(shown) => (
          <>
            <Group justify="space-between" gap="sm" mb="sm">
              <h2>{titleOf(period, shown.days)}</h2>
              <Group gap="xs">
                <Button
                  component={Link}
                  to={at(stepOf(period, shown.on, -1))}
                  variant="default"
                  size="sm"
                  leftSection={<IconChevronLeft size={18} aria-hidden />}
                >
                  Earlier
                </Button>
                <Button component={Link} to={at(undefined)} variant="default" size="sm">
                  Today
                </Button>
                <Button
                  component={Link}
                  to={at(stepOf(period, shown.on, 1))}
                  variant="default"
                  size="sm"
                  rightSection={<IconChevronRight size={18} aria-hidden />}
                >
                  Later
                </Button>
              </Group>
            </Group>
            <DayGrid
              key={`${period} ${shown.on}`}
              days={shown.days}
              today={shown.today}
              open={shown.on}
              linkOf={(session) => (
                <Link to={to('delegates', { virtualGroupId: session.virtual_group_id })}>{session.title}</Link>
              )}
            />
          </>
        )}
      </QueryView>
    </Page>
  );
}
