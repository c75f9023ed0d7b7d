import { getTrainer, type Trainer } from '@doselore/contract/trainers';
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useRouteId } from '../../../../platform/routes/index.ts';
import { fullName } from '../../../../platform/session/index.ts';
import { Page } from '../../../../ui/page/index.ts';
import { QueryView } from '../../../../ui/states/index.ts';
import { trainers } from '../trainers.queries.ts';
import { ActivationButton } from './activation.tsx';
import { TrainerNotices } from './trainer-notices.tsx';
import { StateTag } from './trainer-state.tsx';
import { TrainerTabs } from './trainer-tabs.tsx';

type Props = {
  width?: 'full' | 'form';
  /** True for the page of the hours, which says by itself that there are none. */
  hasHours?: boolean;
  /** True for the overview, which has the name as its title. */
  isOverview?: boolean;
  children: (trainer: Trainer) => ReactNode;
};

/** Frame of the pages of one trainer: name and state, tabs, and what is missing. */
export function TrainerPage({ width = 'full', hasHours = false, isOverview = false, children }: Props) {
  const query = useQuery(trainers.one(getTrainer, { params: { trainerUserId: useRouteId('trainerUserId') ?? 0 } }));
  const { data } = query;
  const name = data && fullName(data);
  return (
    <Page
      width={width}
      subject={data && `user ${data.id}`}
      title={isOverview ? name : undefined}
      record={name}
      lead={
        data && (
          <>
            {data.email} <StateTag state={data.state} />
          </>
        )
      }
      context={name}
      names={{ trainerUserId: name }}
      actions={data && <ActivationButton trainer={data} />}
      tabs={<TrainerTabs />}
    >
      <QueryView query={query} errorTitle="This trainer could not be loaded">
        {(trainer) => (
          <Stack gap="lg">
            <TrainerNotices trainer={hasHours ? { ...trainer, has_no_hours: false } : trainer} />
            {children(trainer)}
          </Stack>
        )}
      </QueryView>
    </Page>
  );
}
