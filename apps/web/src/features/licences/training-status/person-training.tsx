import type { UserInfo } from '@doselore/contract/users';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useArea } from '../../../platform/area/index.ts';
import { usePlace } from '../../../platform/routes/index.ts';
import { fullName } from '../../../platform/session/index.ts';
import { trainingStatusQuery, userTrainingQuery } from './training-status.queries.ts';
import { TrainingStatus } from './training-status.tsx';

type Frame = {
  tabs: ReactNode;
  /** True where the card is open at first. */
  isOpen?: boolean;
};

type MemberProps = Frame & {
  userId: number;
  /** Undefined while the member loads. */
  name: string | undefined;
  hasLeft: boolean;
};

/** Tabs of a member with the training status at the place of the page, for callers who may read certificates. */
export function MemberTraining({ userId, name, hasLeft, tabs, isOpen = false }: MemberProps) {
  const { level, can } = useArea();
  const { groupId, subgroupId } = usePlace();
  const mayRead = can('certificates.read');
  const query = useQuery({ ...trainingStatusQuery(level, { groupId, subgroupId }, userId), enabled: mayRead });
  if (!mayRead || name === undefined) return tabs;
  const shown = { query, person: { id: userId, name }, isReadOnly: hasLeft };
  return <TrainingStatus tabs={tabs} isOpen={isOpen} {...shown} />;
}

type UserProps = Frame & { userId: number; user: UserInfo | undefined };

/** Tabs of a person with the training status in every organisation, unless the account is erased or merged. */
export function UserTraining({ userId, user, tabs, isOpen = false }: UserProps) {
  const query = useQuery(userTrainingQuery(userId));
  if (user === undefined || user.state === 'erased' || user.merged_into_id !== null) return tabs;
  const shown = { query, person: { id: userId, name: fullName(user) }, isReadOnly: user.state === 'archived' };
  return <TrainingStatus tabs={tabs} isOpen={isOpen} {...shown} />;
}
