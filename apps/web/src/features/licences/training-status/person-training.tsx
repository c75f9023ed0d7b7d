import type { UserInfo } from '@doselore/contract/users';
import { useQuery } from '@tanstack/react-query';
import { useArea } from '../../../platform/area/index.ts';
import { usePlace } from '../../../platform/routes/index.ts';
import { fullName } from '../../../platform/session/index.ts';
import { trainingStatusQuery, userTrainingQuery } from './training-status.queries.ts';
import { TrainingStatus } from './training-status.tsx';

type MemberProps = {
  userId: number;
  /** Undefined while the member loads. */
  name: string | undefined;
  hasLeft: boolean;
};

/** Training status of a member at the place of the page. Shows nothing to callers who may not read certificates. */
export function MemberTraining({ userId, name, hasLeft }: MemberProps) {
  const { level, can } = useArea();
  const { groupId, subgroupId } = usePlace();
  const mayRead = can('certificates.read');
  const query = useQuery({ ...trainingStatusQuery(level, { groupId, subgroupId }, userId), enabled: mayRead });
  if (!mayRead || name === undefined) return null;
  return <TrainingStatus query={query} person={{ id: userId, name }} isReadOnly={hasLeft} />;
}

/** Training status of a person in every organisation. Shows nothing for an erased or merged account. */
export function UserTraining({ userId, user }: { userId: number; user: UserInfo | undefined }) {
  const query = useQuery(userTrainingQuery(userId));
  if (user === undefined || user.state === 'erased' || user.merged_into_id !== null) return null;
  const person = { id: userId, name: fullName(user) };
  return <TrainingStatus query={query} person={person} isReadOnly={user.state === 'archived'} />;
}
