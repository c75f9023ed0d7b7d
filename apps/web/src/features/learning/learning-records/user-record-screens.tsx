import { auditCountMax } from '@doselore/contract/audits';
import { listUserLearning } from '@doselore/contract/learning-records';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { everyRow } from '../../../platform/api/index.ts';
import { useRouteId } from '../../../platform/routes/index.ts';
import { useListState } from '../../../ui/table/index.ts';
import { certificatesQueryOf, HeldCertificates, userCertificatesQuery } from '../../certificates/certificates/index.ts';
import { UserPage } from '../../people/users/parts/index.ts';
import { HistoryTable, userHistoryQuery } from '../../site/audits/index.ts';
import { learningRecords } from './learning-records.queries.ts';
import { LearningTable } from './learning-table.tsx';

/** Courses of a person in all organisations, with progress and results. */
export function UserLearningScreen() {
  const userId = useRouteId('userId') ?? 0;
  return (
    <UserPage what="progress and results">
      <LearningTable query={useQuery(learningRecords.one(listUserLearning, { params: { userId } }))} withGroup />
    </UserPage>
  );
}

/** Certificates of a person in all organisations. */
export function UserCertificatesScreen() {
  const userId = useRouteId('userId') ?? 0;
  const list = useListState({ sort: '-awarded' });
  const query = useQuery(userCertificatesQuery(userId, certificatesQueryOf(list)));
  return (
    <UserPage what="certificates">
      <HeldCertificates list={list} query={query} withGroup />
    </UserPage>
  );
}

/** Page with the actions of admins for a person, in all organisations. */
export function UserHistoryScreen() {
  const userId = useRouteId('userId') ?? 0;
  const list = useListState();
  const client = useQueryClient();
  const { page, per_page } = list.query;
  const query = useQuery(userHistoryQuery(userId, { page, per_page }));
  const readRows = () => everyRow((one) => client.fetchQuery(userHistoryQuery(userId, one)), auditCountMax);
  return (
    <UserPage what="history">
      <HistoryTable list={list} query={query} readRows={readRows} withGroup />
    </UserPage>
  );
}
