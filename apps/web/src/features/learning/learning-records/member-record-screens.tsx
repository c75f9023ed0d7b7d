import { auditCountMax } from '@doselore/contract/audits';
import { listMemberLearning } from '@doselore/contract/learning-records';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { everyRow } from '../../../platform/api/index.ts';
import { useArea } from '../../../platform/area/index.ts';
import { usePlace, useRouteId, useRouteIdOrZero } from '../../../platform/routes/index.ts';
import { useListState } from '../../../ui/table/index.ts';
import {
  certificatesQueryOf,
  HeldCertificates,
  placeCertificatesQuery,
} from '../../certificates/certificates/index.ts';
import { MemberPage } from '../../people/members/index.ts';
import { HistoryTable, memberHistoryQuery } from '../../site/audits/index.ts';
import { MemberEntries, MemberEntry } from '../external-courses/verdicts/index.ts';
import { MemberResults } from '../paper-courses/results/index.ts';
import { learningRecords } from './learning-records.queries.ts';
import { LearningTable } from './learning-table.tsx';

function usePersonHere() {
  const { level } = useArea();
  const { groupId, subgroupId } = usePlace();
  return { level, place: { groupId, subgroupId }, userId: useRouteId('userId') ?? 0 };
}

function useEntryAddress() {
  const { here } = usePlace();
  const userId = useRouteId('userId') ?? 0;
  return (externalCourseUserId: number) => here('members-external-course', { userId, externalCourseUserId });
}

/** Courses of a member with progress and results, and the courses that they took elsewhere. */
export function MemberLearningScreen() {
  const { can } = useArea();
  const person = usePersonHere();
  const addressOf = useEntryAddress();
  return (
    <MemberPage what="progress and results">
      <LearningTable
        query={useQuery(
          learningRecords.one(listMemberLearning, {
            level: person.level,
            params: { ...person.place, userId: person.userId },
          }),
        )}
      />
      {can('paperCourses.results') && <MemberResults target={person} />}
      {can('externalCourses.read') && <MemberEntries target={person} addressOf={addressOf} />}
    </MemberPage>
  );
}

/** One course that a member took elsewhere. */
export function MemberExternalCourseScreen() {
  const person = usePersonHere();
  const entryId = useRouteIdOrZero('externalCourseUserId');
  const addressOf = useEntryAddress();
  return (
    <MemberPage what="external course">
      <MemberEntry key={entryId} target={person} entryId={entryId} addressOf={addressOf} />
    </MemberPage>
  );
}

/** Certificates that a member earned in this organisation. */
export function MemberCertificatesScreen() {
  const { level, place, userId } = usePersonHere();
  const list = useListState({ sort: '-awarded' });
  const query = useQuery(
    placeCertificatesQuery({ level, params: place, query: { ...certificatesQueryOf(list), userId } }),
  );
  return (
    <MemberPage what="certificates">
      <HeldCertificates list={list} query={query} />
    </MemberPage>
  );
}

/** Page with the actions of admins for a member in this organisation. */
export function MemberHistoryScreen() {
  const { level, place, userId } = usePersonHere();
  const list = useListState();
  const client = useQueryClient();
  const { page, per_page } = list.query;
  const queryOf = (query: { page: number; per_page: number }) => memberHistoryQuery(level, place, { userId, query });
  const query = useQuery(queryOf({ page, per_page }));
  const readRows = () => everyRow((one) => client.fetchQuery(queryOf(one)), auditCountMax);
  return (
    <MemberPage what="history">
      <HistoryTable list={list} query={query} readRows={readRows} />
    </MemberPage>
  );
}
