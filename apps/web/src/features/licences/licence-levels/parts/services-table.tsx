import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useArea } from '../../../../platform/area/index.ts';
import { useUser } from '../../../../platform/session/index.ts';
import { DataTable, type ListState } from '../../../../ui/table/index.ts';
import { productKey } from '../../ledger/index.ts';
import { levelFilter } from '../level-words.ts';
import { serviceLevelsQuery } from '../levels.queries.ts';
import { LevelFilter } from './level-filter.tsx';
import { serviceLevelColumns } from './service-level-columns.tsx';

type Props = {
  list: ListState;
  groupId?: number | undefined;
  withGroup: boolean;
  withSiblings?: boolean;
  filters?: ReactNode;
};

/** Table of licence levels in the pools of services. */
export function ServicesTable({ list, groupId, withGroup, withSiblings = false, filters }: Props) {
  const area = useArea();
  const { level } = area;
  const { subgroups_managed } = useUser();
  const own = new Set(subgroups_managed.map(({ id }) => id));
  const query = { ...list.query, groupId, level: levelFilter(list) };
  const sheet = serviceLevelsQuery(level, query, withSiblings);
  return (
    <DataTable
      label="Licence levels of services"
      what="licences"
      columns={serviceLevelColumns(area, {
        withGroup,
        isOwn: (row) => !withSiblings || own.has(row.subgroup.id),
      })}
      list={list}
      query={useQuery(sheet)}
      rowKey={(row) => `${row.subgroup.id} ${productKey(row)} ${row.certificateMonths}`}
      rowName={(row) => `${row.title}, ${row.subgroup.name}`}
      search={{ label: 'Search licence levels', placeholder: 'Course or service' }}
      filters={
        <>
          <LevelFilter list={list} />
          {filters}
        </>
      }
      onExport={sheet.download}
      empty={{ title: 'No licences in services yet', message: 'Pools appear here when licences are moved to them.' }}
    />
  );
}
